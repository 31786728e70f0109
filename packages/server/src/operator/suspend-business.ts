import { isUuid } from '@wbn/contract';
import { queueMail } from '@wbn/database';
import { endLoginsByBusiness } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { indexBusinesses, indexPostsOf } from '../search/indexing/index-rows.ts';
import { checkFilesSoon } from '../uploads/removal/check-soon.ts';
import { assertOperator } from './assert-operator.ts';
import { foundBusiness } from './find-businesses.ts';
import { refuseOwn } from './refuse-own.ts';

/**
 * An operator suspends a business, with a reason, or restores it. A suspended business is hidden like a removed one, by the same column, but its
 * files are kept, and the time of the suspension tells its posts from those that were removed before.
 */
export const suspendBusiness: Handler<'suspendBusiness'> = async ({ params: { id }, body, viewer }, context) => {
  assertOperator(viewer);
  if (!isUuid(id)) fail('NotFound');
  const { now, search } = context;
  return inTransaction(context.db, async (trx) => {
    await refuseOwn(trx, viewer, id);
    const business = await trx
      .selectFrom('businesses')
      .select(['companyName', 'deletedAt', 'suspendedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (business === undefined) fail('NotFound');
    const { companyName, deletedAt, suspendedAt } = business;
    if (body.suspended ? deletedAt !== null : suspendedAt === null) fail('Conflict');
    const at = body.suspended ? now() : null;
    const reason = body.suspended ? body.reason : null;
    await trx
      .updateTable('businesses')
      .set({ deletedAt: at, suspendedAt: at, suspensionReason: reason })
      .where('id', '=', id)
      .execute();
    if (body.suspended) await endLoginsByBusiness(trx, id, 'business suspended');
    if (suspendedAt !== null) await showPosts(trx, id, suspendedAt);
    await checkFilesSoon(trx, 'business', id);
    await indexBusinesses(trx, search, [id]);
    await indexPostsOf(trx, search, id);
    const action = body.suspended ? 'business.suspended' : 'business.restored';
    await noteAct(trx, viewer, { action, businessId: id, resourceType: 'business', resourceId: id, data: { reason } });
    await mailManagers(trx, id, { companyName, isSuspended: body.suspended, reason }, now());
    return foundBusiness(trx, id);
  });
};

/** A trigger hid the posts of the business and on its timeline with the time of the suspension. */
const showPosts = (trx: Trx, id: string, suspendedAt: Date) =>
  trx
    .updateTable('posts')
    .set({ deletedAt: null })
    .where((eb) => eb.or([eb('authorId', '=', id), eb('timelineId', '=', id)]))
    .where('deletedAt', '=', suspendedAt)
    .where('deletedBy', 'is', null)
    .execute();

interface News {
  readonly companyName: string;
  readonly isSuspended: boolean;
  readonly reason: string | null;
}

async function mailManagers(trx: Trx, id: string, news: News, now: Date): Promise<void> {
  const managers = await trx
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.email', 'u.firstName', 'u.locale'])
    .where('m.businessId', '=', id)
    .where('m.role', '<>', 'member')
    .where('u.deletedAt', 'is', null)
    .orderBy('u.id')
    .execute();
  for (const { id: userID, email, firstName, locale } of managers) {
    await queueMail(trx, {
      to: email,
      template: 'suspension',
      locale,
      data: { firstName, id, ...news },
      dedupeKey: `suspension:${id}:${now.getTime()}:${userID}`,
    });
  }
}
