import { assertOwns } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { membershipOf } from './read-membership.ts';

export const updateVatNumber: Handler<'updateVatNumber'> = async ({ body, params: { id }, viewer }, { db, now }) => {
  await assertOwns(db, viewer, id);
  const vatNumber = body.vatNumber.trim().toUpperCase() || null;
  await db.updateTable('businesses').set({ vatNumber }).where('id', '=', id).execute();
  return membershipOf(db, id, now());
};
