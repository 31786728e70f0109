import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { mustBeThere } from '../reactions/resource.ts';
import { summaryOf } from './summary.ts';

export const followSummary: Handler<'followSummary'> = async ({ params: { id }, viewer }, context) => {
  const db = readerFor(context, viewer);
  await mustBeThere(db, id, 'business', 'user');
  return await summaryOf(db, viewer, id);
};
