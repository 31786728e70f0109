import { assertManages } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { selectVerifications, verificationOf } from './verification.ts';

export const readVerification: Handler<'readVerification'> = async ({ params: { id }, viewer }, context) => {
  await assertManages(context.db, viewer, id);
  const row = await selectVerifications(context.db)
    .where('v.businessId', '=', id)
    .orderBy('v.submittedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : verificationOf(row, context, viewer);
};
