import { noteAct } from '../audit/note-act.ts';
import { assertOwns } from '../businesses/roles.ts';
import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { membershipOf } from './read-membership.ts';

export const updateVatNumber: Handler<'updateVatNumber'> = async ({ body, params: { id }, viewer }, { db, now }) => {
  await assertOwns(db, viewer, id);
  const vatNumber = body.vatNumber.trim().toUpperCase() || null;
  return inTransaction(db, async (trx) => {
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
