import { noteAct } from '../audit/note-act.ts';
import { lockOwner } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { membershipOf } from './read-membership.ts';

export const updateVatNumber: Handler<'updateVatNumber'> = async ({ body, params: { id }, viewer }, { db, now }) => {
  const vatNumber = body.vatNumber.trim().toUpperCase() || null;
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, viewer, id);
    const changed = await trx
      .updateTable('businesses')
      .set({ vatNumber })
      .where('id', '=', id)
      .where('vatNumber', 'is distinct from', vatNumber)
      .returning('id')
      .executeTakeFirst();
    const act = { action: 'membership.vat-number-changed', businessId: id, resourceType: 'business', resourceId: id };
    if (changed) await noteAct(trx, viewer, act);
    return membershipOf(trx, id, now());
  });
};
