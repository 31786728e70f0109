import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db.ts';

const writeMs = 5_000;
const refreshMs = 60_000;
const pruneMs = 600_000;
const keptDays = 90;
/** Minutes for which a choice can be linked to its search; less than the hour that we promise. */
const linkMinutes = 40;
const batch = 10_000;

/** Removes what is older than 90 days, and the links between searches and visitors. */
export async function pruneSearchLog(db: Db): Promise<void> {
  await sql`update search_log set visitor = null
    where visitor is not null and at < now() - make_interval(mins => ${linkMinutes})`.execute(db);
  for (const table of ['search_log', 'search_choice', 'search_own_network']) {
    for (let removed = batch; removed === batch; ) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where at < now() - make_interval(days => ${keptDays}) limit ${batch})`.execute(
        db,
      );
      removed = Number(numAffectedRows);
    }
  }
}

/** Writes the log every few seconds, learns from it every minute, and removes what is old. */
export function watchSearchLog(app: FastifyInstance, { db, learned, searchLog }: Context): void {
  const write = () => searchLog.write();
  repeatEvery(app, { everyMs: writeMs, work: write, failure: 'searches could not be logged' });
  repeatEvery(app, { everyMs: refreshMs, work: learned.refresh, failure: 'the search log could not be read' })();
  repeatEvery(app, { everyMs: pruneMs, work: () => pruneSearchLog(db), failure: 'the search log could not be pruned' });
  app.addHook('onClose', write);
}
