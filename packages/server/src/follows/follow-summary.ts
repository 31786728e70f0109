import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { followableOf } from './followable.ts';
import { summaryOf } from './summary.ts';

export const followSummary: Handler<'followSummary'> = async ({ params: { id }, viewer }, context) => {
  const db = readerFor(context, viewer);
  await followableOf(db, id);
  return await summaryOf(db, viewer, id);
};
