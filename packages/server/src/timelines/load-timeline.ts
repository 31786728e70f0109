import { deepestResult } from '@wbn/contract';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { postOf, selectPosts } from '../posts/post.ts';
import { assertExists } from '../resources/resource.ts';

const defaultSize = 10;
const largestSize = 50;

/** The newest posts on the timeline of a user or a business, paged by `skip`. */
export const loadTimeline: Handler<'loadTimeline'> = async ({ params: { timelineID }, query, viewer }, context) => {
  const db = readerFor(context, viewer);
  const timelineType = await assertExists(db, timelineID, 'business', 'user');
  const skip = query.skip ?? 0;
  const size = Math.min(query.size ?? defaultSize, largestSize);
  const rows = await selectPosts(db)
    .where('p.timelineId', '=', timelineID)
    .where('p.timelineType', '=', timelineType)
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .offset(skip)
    .limit(size + 1)
    .execute();
  // The query read one row more than the page size.
  const isOver = rows.length <= size || skip + size >= deepestResult;
  return { items: rows.slice(0, size).map((row) => postOf(row, context.picture)), isOver };
};
