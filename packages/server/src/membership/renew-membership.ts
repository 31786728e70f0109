import { noteAct } from '../audit/note-act.ts';
import { lockOwner } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { announceYear } from './announce-year.ts';
import { membershipOf } from './read-membership.ts';

/**
 * A cancelled membership lasts until the end of the paid year. Conflict for a business without a paid year, or without a
 * card that may be charged again.
 */
export const renewMembership: Handler<'renewMembership'> = async ({ params: { id }, body, viewer }, { db, now }) => {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, viewer, id);
    const before = await trx
      .selectFrom('subscriptions')
      .select(['id', 'cancelAtPeriodEnd'])
      .where('businessId', '=', id)
      .where('state', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    const year = await trx
      .updateTable('subscriptions')
      .set({ cancelAtPeriodEnd: !body.renews })
      .where('businessId', '=', id)
      .where('state', '=', 'active')
      // Without a card there is nothing to renew with: its payer is no longer an owner.
      .$if(body.renews, (query) => query.where('providerMethodId', 'is not', null))
      .returning('id')
      .executeTakeFirst();
    if (year === undefined) fail('Conflict');
    const action = body.renews ? 'membership.resumed' : 'membership.cancelled';
    await noteAct(trx, viewer, { action, businessId: id, resourceType: 'subscription', resourceId: year.id });
    // A repeated call sends no second mail.
    if (!body.renews && before?.cancelAtPeriodEnd === false)
      await announceYear(trx, year.id, 'cancelled', { time: now() });
    return membershipOf(trx, id, now());
  });
};
