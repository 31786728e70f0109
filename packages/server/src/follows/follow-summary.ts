import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { assertExists } from '../resources/resource.ts';
import { summaryOf } from './summary.ts';

export const followSummary: Handler<'followSummary'> = async ({ params: { id }, viewer }, context) => {
  const db = readerFor(context, viewer);
  await assertExists(db, id, 'business', 'user');
  return await summaryOf(db, viewer, id);
};
