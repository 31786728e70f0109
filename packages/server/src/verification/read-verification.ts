import { mustManage } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { selectVerifications, verificationOf } from './verification.ts';

export const readVerification: Handler<'readVerification'> = async ({ params: { id }, viewer }, context) => {
  const { db, picture, now } = context;
  await mustManage(db, viewer, id);
  const row = await selectVerifications(db)
    .where('v.businessId', '=', id)
    .orderBy('v.submittedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : verificationOf(row, picture, now());
};
