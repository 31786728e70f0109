import { resourceTypes } from '@wbn/contract/shapes';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { assertExists, countsOf } from '../resources/resource.ts';
import { commentOf, selectComments } from './comment.ts';

const defaultSize = 5;
const largestSize = 50;

/** Newest first, so that authors find their new comment on the first page. Replies are comments whose resource is a comment. */
export const listComments: Handler<'listComments'> = async ({ params: { resourceID }, query, viewer }, context) => {
  const db = readerFor(context, viewer);
  const resourceType = await assertExists(db, resourceID, ...resourceTypes);
  const [rows, counts] = await Promise.all([
    selectComments(db)
      .where('m.resourceId', '=', resourceID)
      .where('m.resourceType', '=', resourceType)
      .orderBy('m.createdAt', 'desc')
      .orderBy('m.id', 'desc')
      .offset(query.skip ?? 0)
      .limit(Math.min(query.size ?? defaultSize, largestSize))
      .execute(),
    countsOf(db, resourceID),
  ]);
  return { comments: rows.map((row) => commentOf(row, context.picture)), total: counts.comments };
};
