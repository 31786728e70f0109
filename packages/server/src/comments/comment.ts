import type { Comment } from '@wbn/contract/shapes';
import type { Db } from '../db.ts';
import { authorColumns, authorOf } from '../posts/author.ts';
import { likesOf } from '../reactions/likes.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { mayAct } from '../users/may-act.ts';

/** Comments that are not removed, with author, likes and number of replies: one query for any number of rows. */
export const selectComments = (db: Db) =>
  db
    .selectFrom('comments as m')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'm.authorUserId').on(mayAct('u')))
    .leftJoin('businesses as b', 'b.id', 'm.authorBusinessId')
    .leftJoin('resourceCounters as c', (join) =>
      join.onRef('c.resourceId', '=', 'm.id').on('c.resourceType', '=', 'comment'),
    )
    .where('m.deletedAt', 'is', null)
    .select([
      'm.id',
      'm.content',
      'm.createdAt',
      'm.authorUserId',
      'm.authorBusinessId',
      ...authorColumns,
      'c.likes',
      'c.comments as replies',
    ]);

type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

export const commentOf = (row: CommentRow, picture: PictureOf): Comment => ({
  commentID: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  whoComment: authorOf(row, picture),
  repliesCount: row.replies ?? 0,
  reactions: likesOf(row.likes),
});
