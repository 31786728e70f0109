import type { Db } from '../db.ts';
import { rootsOf } from '../resources/resource.ts';

/** The portal's pages on which comments stand, by the comment's id: the post, the product or the business that they are about. */
export async function commentLinks(db: Db, comments: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (comments.length === 0) return new Map();
  const roots = await rootsOf(db, comments);
  const ids = roots.filter(({ type }) => type === 'post').map(({ id }) => id);
  const posts =
    ids.length === 0 ? [] : await db.selectFrom('posts').select(['id', 'timelineId']).where('id', 'in', ids).execute();
  const timelines = new Map(posts.map(({ id, timelineId }) => [id, timelineId]));
  return new Map(
    roots.map(({ comment, id, type }) => {
      if (type === 'post') return [comment, `/timeline/${timelines.get(id)}?post=${id}`];
      return [comment, type === 'product' ? `/business-product/${id}` : `/business/${id}/`];
    }),
  );
}
