import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { selectVerifications, verificationOf } from './verification.ts';

export const listVerifications: Handler<'listVerifications'> = async ({ query, viewer }, context) => {
  assertOperator(viewer);
  const rows = await selectVerifications(context.db)
    .where('v.state', 'in', query.state === undefined ? ['submitted', 'in_review'] : [query.state])
    .orderBy('v.submittedAt')
    .orderBy('v.id')
    .limit(500)
    .execute();
  return rows.map((row) => verificationOf(row, context));
};
