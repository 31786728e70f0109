import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db.ts';

const everyMs = 3_600_000;
/** Days that an answered help request stays, so that operators can look at it again. */
const keptDays = 365;

/** Removes help requests that were answered long ago. Those that wait stay. */
export async function removeAnswered(db: Db): Promise<void> {
  await sql`delete from enquiries where handled_at < now() - make_interval(days => ${keptDays})`.execute(db);
}

/** Once an hour. */
export function watchEnquiries(app: FastifyInstance, { db }: { readonly db: Db }): void {
  repeatEvery(app, { everyMs, work: () => removeAnswered(db), failure: 'old help requests could not be removed' });
}
