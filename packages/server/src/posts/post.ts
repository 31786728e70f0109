import type { Post } from '@wbn/contract/shapes';
import type { Db } from '../db.ts';
import { likesOf } from '../reactions/likes.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { mayAct } from '../users/may-act.ts';
import { authorColumns, authorOf } from './author.ts';
import { onShownTimeline } from './shown-timeline.ts';

/** Posts that are neither removed nor hidden, with author and likes: one query for any number of rows. */
export const selectPosts = (db: Db) =>
  db
    .selectFrom('posts as p')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'p.authorUserId').on(mayAct('u')))
    .leftJoin('businesses as b', 'b.id', 'p.authorBusinessId')
    .leftJoin('resourceCounters as c', (join) =>
      join.onRef('c.resourceId', '=', 'p.id').on('c.resourceType', '=', 'post'),
    )
    .where('p.deletedAt', 'is', null)
    .where(onShownTimeline('p'))
    .select([
      'p.id',
      'p.content',
      'p.pictureKey',
      'p.createdAt',
      'p.authorUserId',
      'p.authorBusinessId',
      ...authorColumns,
      'c.likes',
    ]);

type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

/** Flat fields, and also `header` and `body`, because clients read both forms. */
export const postOf = (row: PostRow, picture: PictureOf): Post => {
  const author = authorOf(row, picture);
  const datetime = row.createdAt.toISOString();
  return {
    postID: row.id,
    content: row.content,
    createdAt: datetime,
    author,
    header: { author, metadata: { datetime, resourceID: row.id } },
    body: { text: row.content, picture: picture(row.pictureKey) },
    reactions: likesOf(row.likes),
  };
};
