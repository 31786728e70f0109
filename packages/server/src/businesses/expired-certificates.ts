import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { inTransaction } from '../db.ts';
import { indexBusinesses } from '../search/indexing/index-rows.ts';

const everyMs = 600_000;
const dayMs = 86_400_000;

/** A day in UTC, as the database writes it: '2026-11-27'. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Removes certificates from the search whose last day was `from` or later and before `until`: the search names a certificate as long as the
 * business's page does. Each business in a transaction of its own, because one may have very many products, and because one that fails must not
 * keep the others.
 * @throws AggregateError after all others
 */
export async function dropExpiredCertificates(
  { db, search }: Pick<Context, 'db' | 'search'>,
  from: string,
  until: string,
): Promise<void> {
  const businesses = await db
    .selectFrom('certificates')
    .select('businessId')
    .distinct()
    .where('expireDate', '>=', from)
    .where('expireDate', '<', until)
    .orderBy('businessId')
    .execute();
  const failures: unknown[] = [];
  for (const { businessId } of businesses) {
    await inTransaction(db, (trx) => indexBusinesses(trx, search, [businessId])).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${businesses.length} businesses`);
}

/** Soon after each midnight in UTC, removes what expired (the first run goes two days back). */
export function watchCertificates(app: FastifyInstance, context: Context): void {
  let done = dayOf(Date.now() - 2 * dayMs);
  const work = async () => {
    const today = dayOf(Date.now());
    if (today === done) return;
    await dropExpiredCertificates(context, done, today);
    done = today;
  };
  repeatEvery(app, { everyMs, work, failure: 'expired certificates could not leave the search' });
}
