import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** Number of an author's posts that a new follower gets into their feed. */
const backfill = 50;
/** Posts of authors with fewer followers are written into the followers' feeds; posts of others are merged in when a feed is read. */
const fanOutBelow = 1000;

/**
 * The lock makes new posts of an author and new or ending follows of that author wait for each other until the transaction ends: so every
 * follower gets the post exactly once.
 */
const lockOf = (authorID: string) => sql`hashtextextended('feeds:' || ${authorID}::uuid, 0)`;
const followInTurn = (trx: Db, authorID: string) => sql`select pg_advisory_xact_lock(${lockOf(authorID)})`.execute(trx);
const postInTurn = (trx: Db, authorID: string) =>
  sql`select pg_advisory_xact_lock_shared(${lockOf(authorID)})`.execute(trx);

/** A new follower gets the author's newest posts at once. */
export const fillFeedFrom = async (trx: Db, userID: string, authorID: string): Promise<void> => {
  await followInTurn(trx, authorID);
  await sql`
    insert into feed_items (user_id, post_id, created_at)
    select ${userID}::uuid, id, created_at from posts
    where author_id = ${authorID} and deleted_at is null and fanned_out
    order by created_at desc, id desc limit ${backfill}
    on conflict do nothing`.execute(trx);
};

/** The reader's own posts stay, whichever business they spoke for. */
export const emptyFeedOf = async (trx: Db, userID: string, authorID: string): Promise<void> => {
  await followInTurn(trx, authorID);
  await sql`
    delete from feed_items f using posts p
    where f.user_id = ${userID} and p.id = f.post_id and p.author_id = ${authorID}
      and p.author_user_id <> ${userID}`.execute(trx);
};

/** Whether an author has few enough followers to write their posts into the followers' feeds. */
export async function isFannedOut(trx: Db, authorId: string): Promise<boolean> {
  const counted = await sql<{ followers: number }>`
    select count(*)::int as followers from (
      select from follows where resource_id = ${authorId} limit ${fanOutBelow}) few`.execute(trx);
  return (counted.rows[0]?.followers ?? 0) < fanOutBelow;
}

/** Writes a post into its author's own feed and, if it is fanned out, into the followers' feeds. */
export async function fanOut(
  trx: Db,
  post: { id: string; createdAt: Date; authorId: string; authorUserId: string; fannedOut: boolean },
): Promise<void> {
  await postInTurn(trx, post.authorId);
  await sql`
    insert into feed_items (user_id, post_id, created_at)
    select user_id, ${post.id}::uuid, ${post.createdAt}::timestamptz from (
      select ${post.authorUserId}::uuid as user_id
      union select user_id from follows where resource_id = ${post.authorId} and ${post.fannedOut}::boolean) reader
    on conflict do nothing`.execute(trx);
}
