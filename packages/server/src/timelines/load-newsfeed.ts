import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { usableRoleIn } from '../businesses/roles.ts';
import { pageOf } from '../cursor.ts';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { postOf, selectPosts } from '../posts/post.ts';
import { onShownTimeline } from '../posts/shown-timeline.ts';
import { inOrder } from '../search/answer.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

const size = 10;
/** One more row than is shown (see `pageOf`). */
const read = size + 1;

interface Place {
  id: string;
  createdAt: Date;
}

/**
 * Loads the newsfeed: posts from feed_items, merged with posts of authors with very many followers. Uses keyset cursors, so page 500 costs
 * the same as page 1.
 */
export const loadNewsfeed: Handler<'loadNewsfeed'> = async ({ query, viewer }, { db, picture }) => {
  const { userID } = viewer;
  const cursor = query.nextID ? (readCursor(query.nextID) ?? fail('ValidationError', { fields: ['nextID'] })) : null;
  let feed = cursor?.feed ?? 'mine';
  let found = await (feed === 'mine' ? myFeed : everyonesFeed)(db, userID, cursor);
  // The reader follows nobody, or nobody with posts.
  if (found.length === 0 && cursor === null) {
    feed = 'everyone';
    found = await everyonesFeed(db, userID, null);
  }
  const { last, shown: places } = pageOf(found, size);
  const ids = places.map((place) => place.id);
  const actorID = await reactingActor(db, viewer, query.businessID);
  const rows = ids.length === 0 ? [] : await withReactionsOf(db, actorID).where('p.id', 'in', ids).execute();
  const posts = rows.map((row) => [row.id, { ...postOf(row, picture), reactionType: row.reactionType }] as const);
  const items = inOrder(ids, new Map(posts));
  const nextID = last === undefined ? null : writeCursor({ feed, createdAt: last.createdAt, id: last.id });
  return { items, nextID };
};

/** The reader, or the business that they may speak for: for any other business they have no reactions. */
async function reactingActor(db: Db, viewer: Viewer, businessID: string | undefined): Promise<string | null> {
  if (!businessID) return viewer.userID;
  return (await usableRoleIn(db, viewer, businessID)) === null ? null : businessID;
}

const withReactionsOf = (db: Db, actorID: string | null) =>
  selectPosts(db)
    .leftJoin('reactions as mine', (join) =>
      join.onRef('mine.resourceId', '=', 'p.id').on('mine.resourceType', '=', 'post').on('mine.actorId', '=', actorID),
    )
    .select('mine.reactionType');

const below = (cursor: Cursor | null, createdAt: string, id: string) =>
  cursor === null
    ? sql`true`
    : sql`(${sql.ref(createdAt)}, ${sql.ref(id)}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;

/** Excludes authors whom the reader has blocked. Part of the query, so that pages are full while there are posts. */
const unblocked = (userID: string, authorID: string) => sql`not exists (
  select from blocks k
  where k.user_id = ${userID} and coalesce(k.blocked_business_id, k.blocked_user_id) = ${sql.ref(authorID)})`;

/** Empty for a reader who follows nobody, even if they have posted themselves. */
async function myFeed(db: Db, userID: string, cursor: Cursor | null): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, created_at from (
      (select p.id, f.created_at from feed_items f join posts p on p.id = f.post_id and p.deleted_at is null
        where f.user_id = ${userID} and ${onShownTimeline('p')} and ${unblocked(userID, 'p.author_id')} and ${below(cursor, 'f.created_at', 'f.post_id')}
        order by f.created_at desc, f.post_id desc limit ${read})
      union
      (select p.id, p.created_at from loud_authors high_fanout
          join follows fo on fo.resource_id = high_fanout.author_id and fo.resource_type in ('business', 'user'), lateral (
          select id, created_at from posts
          where author_id = fo.resource_id and deleted_at is null and not fanned_out and ${onShownTimeline('posts')}
            and ${unblocked(userID, 'author_id')} and ${below(cursor, 'created_at', 'id')}
          order by created_at desc, id desc limit ${read}) p
        where fo.user_id = ${userID}
        order by p.created_at desc, p.id desc limit ${read})) place
    where exists (select from follows where user_id = ${userID} and resource_type in ('business', 'user'))
    order by created_at desc, id desc limit ${read}`.execute(db);
  return rows;
}

async function everyonesFeed(db: Db, userID: string, cursor: Cursor | null): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, created_at from posts
    where deleted_at is null and ${onShownTimeline('posts')} and ${unblocked(userID, 'author_id')} and ${below(cursor, 'created_at', 'id')}
    order by created_at desc, id desc limit ${read}`.execute(db);
  return rows;
}
