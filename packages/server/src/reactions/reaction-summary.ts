import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { countsOf, refuseMissing, resourceOf } from '../resources/resource.ts';
import { likesOf } from './likes.ts';

export const reactionSummary: Handler<'reactionSummary'> = async ({ params: { id }, viewer }, context) => {
  const db = readerFor(context, viewer);
  if ((await resourceOf(db, id)) === null) await refuseMissing(db, id);
  return likesOf((await countsOf(db, id)).likes);
};
