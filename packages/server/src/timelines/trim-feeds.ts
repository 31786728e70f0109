import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';

/** Most posts of a feed: two hundred pages. */
const kept = 2_000;
const feedsAtOnce = 200;
const everyMs = 3_600_000;

/** Removes the oldest posts of feeds that exceed the limit. */
export async function trimFeeds(db: Db, keep = kept): Promise<number> {
  const { numAffectedRows } = await sql`
    with long as (
      select user_id from feed_items group by user_id having count(*) > ${keep}::int limit ${feedsAtOnce}
    ), edge as (
      select e.* from long cross join lateral (
        select user_id, created_at, post_id from feed_items
        where user_id = long.user_id order by created_at desc, post_id desc offset ${keep}::int limit 1) e
    )
    delete from feed_items f using edge
    where f.user_id = edge.user_id and (f.created_at, f.post_id) <= (edge.created_at, edge.post_id)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export function keepFeedsShort(app: FastifyInstance, { db }: Context): void {
  repeatEvery(app, { everyMs, work: () => trimFeeds(db), failure: 'feeds not trimmed' });
}
