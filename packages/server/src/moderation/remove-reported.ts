import type { RemovableType } from '@wbn/contract';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import { publishToViewers } from '../events/tell.ts';
import { indexBusinesses, indexPosts, indexProducts } from '../search/indexing/index-rows.ts';
import { checkFilesSoon } from '../uploads/removal/check-soon.ts';

type Tools = Pick<Context, 'search' | 'now'>;

/** An operator removes the reported resource; a removed one stays as it is. Returns whether it existed. */
export async function removeReported(
  trx: Trx,
  operator: Viewer,
  type: RemovableType,
  id: string,
  { now, search }: Tools,
): Promise<boolean> {
  const removed = await removers[type](trx, id, { deletedAt: now(), deletedBy: operator.userID });
  if (removed === undefined) return false;
  await checkFilesSoon(trx, type, id);
  if (type === 'business') await indexBusinesses(trx, search, [id]);
  if (type === 'post') await indexPosts(trx, search, [id]);
  if (type === 'product') await indexProducts(trx, search, [id]);
  if (removed.resourceId !== undefined) await publishToViewers(trx, removed.resourceId, 'comment');
  const businessId = type === 'business' ? id : removed.businessId;
  await noteAct(trx, operator, { action: `${type}.removed`, businessId, resourceType: type, resourceId: id });
  return true;
}

interface Mark {
  readonly deletedAt: Date;
  readonly deletedBy: string;
}
interface Removed {
  readonly businessId?: string;
  /** For a comment: the resource that it belongs to. */
  readonly resourceId?: string;
}

const removers: {
  readonly [Type in RemovableType]: (trx: Trx, id: string, mark: Mark) => Promise<Removed | undefined>;
} = {
  async post(trx, id, mark) {
    const done = await trx
      .updateTable('posts')
      .set(mark)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returning('authorBusinessId')
      .executeTakeFirst();
    return done && { businessId: done.authorBusinessId ?? undefined };
  },
  comment: (trx, id, mark) =>
    trx
      .updateTable('comments')
      .set(mark)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returning('resourceId')
      .executeTakeFirst(),
  /** Rows of these two types stay, so that their addresses answer 410. */
  business: (trx, id, { deletedAt }) =>
    trx
      .updateTable('businesses')
      .set({ deletedAt })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returning('id as businessId')
      .executeTakeFirst(),
  product: (trx, id, { deletedAt }) =>
    trx
      .updateTable('products')
      .set({ deletedAt, externalId: null })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returning('businessId')
      .executeTakeFirst(),
};
