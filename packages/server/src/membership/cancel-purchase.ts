import { lockOwner } from '../businesses/lock-role.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { noteCharge } from './note-charge.ts';
import { membershipOf } from './read-membership.ts';

/**
 * A payment that has succeeded meanwhile stays. A charge that the provider is processing without a question to the buyer cannot be
 * cancelled: Conflict.
 */
export const cancelPurchase: Handler<'cancelPurchase'> = async ({ params: { id }, viewer }, { db, now, payments }) => {
  const open = await db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer, id);
    return trx
      .selectFrom('payments')
      .select('providerPaymentId')
      .where('businessId', '=', id)
      .where('state', '=', 'requires_action')
      .executeTakeFirst();
  });
  if (!open?.providerPaymentId) fail('Conflict');
  if (payments === null) fail('PurchasesOff');
  const charge = await payments.cancel(open.providerPaymentId);
  await db.transaction().execute((trx) => noteCharge(trx, charge));
  return membershipOf(db, id, now());
};
