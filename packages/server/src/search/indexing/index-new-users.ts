import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db.ts';
import { mayAct } from '../../users/may-act.ts';
import { indexUsers } from './index-rows.ts';

const everyMs = 10_000;
/** Hours that the first run looks back: longer than an API is down. */
const firstLookHours = 48;

/**
 * Indexes people who registered at the account site, which has no access to the search index. All other documents are indexed with their
 * write.
 */
export function indexNewUsers(app: FastifyInstance, { db, search }: Context): void {
  let since = new Date(Date.now() - firstLookHours * 3_600_000);
  const work = async () => {
    const from = since;
    const started = new Date(Date.now() - 60_000);
    const ids = await unindexedUsers(db, from);
    if (ids.length > 0) await db.transaction().execute((trx) => indexUsers(trx, search, ids));
    // The minute of overlap covers clock differences and registrations that commit late.
    if (ids.length < usersPerRound) since = started;
  };
  repeatEvery(app, { everyMs, work, failure: 'new users could not be indexed' });
}

const usersPerRound = 500;

async function unindexedUsers(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.created_at > ${since} and ${mayAct('u')}
      and not exists (select from search_document d where d.id = u.id)
    order by u.created_at desc limit ${usersPerRound}`.execute(db);
  return rows.map((row) => row.id);
}
