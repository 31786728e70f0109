import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db.ts';

/** A client that was away for longer reloads its content. */
const kept = '1 hour';
const everyMs = 5 * 60_000;
/** Rows per statement: a long delete would delay vacuuming of the table. */
const batch = 10_000;

export const removeOldEvents = async (db: Db): Promise<void> => {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from events where id in (
        select id from events where created_at < now() - ${kept}::interval order by created_at limit ${batch}
        for update skip locked)`.execute(db);
    if (numAffectedRows < batch) return;
  }
};

/** Deletes events that are older than an hour. */
export function trimEvents(app: FastifyInstance, db: Db): void {
  repeatEvery(app, { everyMs, work: () => removeOldEvents(db), failure: 'events not trimmed' });
}
