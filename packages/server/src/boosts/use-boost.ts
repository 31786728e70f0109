import { boostDays } from '@wbn/contract';
import { sql } from '@wbn/database';
import { noteAct } from '../audit/note-act.ts';
import { lockManager } from '../businesses/lock-role.ts';
import { assertManages } from '../businesses/roles.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { indexBusinesses, indexProducts } from '../search/indexing/index-rows.ts';
import { allowanceOf, boostOf, boostRows, seenBefore } from './boost.ts';

/**
 * Boosts a business or one of its products for `boostDays`. The boost moves it up among equally relevant results (the engine bounds the
 * effect), and to the top when there is no search text.
 */
export const useBoost: Handler<'useBoost'> = async (
  { params: { id }, body, viewer },
  { visibility, db, search, now },
) => {
  await assertManages(db, viewer, id);
  // Views from before the boost began count as such, and not for it.
  await visibility.write();
  return inTransaction(db, async (trx) => {
    await lockManager(trx, viewer, id);
    // The lock makes two simultaneous clicks wait for each other, so that the second one counts the first.
    const there = trx.selectFrom('businesses').select('id').where('id', '=', id).where('deletedAt', 'is', null);
    if ((await there.forUpdate().executeTakeFirst()) === undefined) fail('NotFound');
    const productId = body.productID ?? null;
    if (productId !== null) {
      const product = await trx
        .selectFrom('products')
        .select('id')
        .where('id', '=', productId)
        .where('businessId', '=', id)
        .where('deletedAt', 'is', null)
        // Search does not show drafts, so a boost of a draft would be wasted.
        .where('state', '=', 'published')
        .executeTakeFirst();
      if (product === undefined) fail('NotFound');
    }
    const { remaining } = await allowanceOf(trx, id, now());
    if (remaining === 0) fail('PlanLimit');
    const running = await trx
      .selectFrom('boosts')
      .select('id')
      .where('businessId', '=', id)
      .where('productId', 'is not distinct from', productId)
      .where('endsAt', '>', now())
      .executeTakeFirst();
    if (running !== undefined) fail('Conflict');
    const row = await trx
      .insertInto('boosts')
      .values({
        businessId: id,
        productId,
        userId: viewer.userID,
        startsAt: now(),
        endsAt: new Date(now().getTime() + boostDays * 86_400_000),
        createdAt: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`update boosts b set (impressions_before, clicks_before) =
      (${seenBefore(sql`b`, sql`make_interval(days => ${boostDays})`)}) where id = ${row.id}::uuid`.execute(trx);
    if (productId === null) await indexBusinesses(trx, search, [id]);
    else await indexProducts(trx, search, [productId]);
    const act = { action: 'boost.used', businessId: id, resourceType: 'boost', resourceId: row.id };
    await noteAct(trx, viewer, act);
    const [boost] = await boostRows(trx, id, now(), row.id);
    return { boost: boostOf(boost!, now()), remaining: remaining - 1 };
  });
};
