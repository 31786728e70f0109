import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';
import { indexUsers } from './index-rows.ts';

const everyMs = 10_000;
/** How far back the first look goes: longer than an API is away. */
const firstLookHours = 48;

/**
 * People register at the account site, which knows nothing of the search index: the API looks for those who are not in it yet. Everything
 * else is indexed with the write itself.
 */
export function indexNewUsers(app: FastifyInstance, { db, search }: Context): void {
  let since = new Date(Date.now() - firstLookHours * 3_600_000);
  const work = async () => {
    const from = since;
    const started = new Date(Date.now() - 60_000);
    const ids = await unindexedUsers(db, from);
    if (ids.length > 0) await db.transaction().execute((trx) => indexUsers(trx, search, ids));
    // A clock that differs a little, or a registration that commits late, is caught by the minute of overlap.
    if (ids.length < usersPerRound) since = started;
  };
  repeatEvery(app, { everyMs, work, failure: 'new users could not be indexed' });
}

const usersPerRound = 500;

async function unindexedUsers(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.created_at > ${since} and u.deleted_at is null and u.suspended_at is null
      and not exists (select from search_document d where d.id = u.id)
    order by u.created_at desc limit ${usersPerRound}`.execute(db);
  return rows.map((row) => row.id);
}
