import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';
import { countedDays, figureDays } from './visibility-counts.ts';

const writeMs = 5_000;
const forgetMs = 3_600_000;

/** Deletes counts that no report reads any more. */
export async function forgetOldCounts(db: Db): Promise<void> {
  await sql`delete from visibility_hours where hour < now() - make_interval(days => ${countedDays})`.execute(db);
  await sql`delete from business_days where day < (now() at time zone 'UTC')::date - ${figureDays}::int`.execute(db);
}

/** Writes the counts every few seconds and when the app closes. */
export function watchVisibility(app: FastifyInstance, { db, visibility }: Pick<Context, 'db' | 'visibility'>): void {
  const write = () => visibility.write();
  repeatEvery(app, { everyMs: writeMs, work: write, failure: 'views and searches were not counted' });
  repeatEvery(app, { everyMs: forgetMs, work: () => forgetOldCounts(db), failure: 'old counts were not deleted' });
  app.addHook('onClose', write);
}
