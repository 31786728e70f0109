import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { noteAct } from '../audit/note-act.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db.ts';
import { indexBusinesses } from '../search/indexing/index-rows.ts';
import { announceEndings } from './announce-endings.ts';
import { announceVerification } from './announce-verification.ts';
import { updateVerifiedMark } from './decide-verification.ts';

const everyMs = 60_000;

/**
 * Removes the mark from businesses whose verification has expired; returns how many. Row locks keep two processes from handling the same
 * business.
 */
export async function expireVerifications({
  db,
  search,
  now,
}: Pick<Context, 'db' | 'search' | 'now'>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const ended = trx.selectFrom('verifications').where('state', '=', 'approved').where('expiresAt', '<=', now());
    // The business before its verifications, as everywhere.
    const locked = await trx
      .selectFrom('businesses')
      .select('id')
      .where('id', 'in', ended.select('businessId').limit(100))
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    if (locked.length === 0) return 0;
    const ids = locked.map(({ id }) => id);
    const over = await ended.select(['id', 'businessId']).where('businessId', 'in', ids).forUpdate().execute();
    for (const { id, businessId } of over) {
      await trx.updateTable('verifications').set({ state: 'expired' }).where('id', '=', id).execute();
      await updateVerifiedMark(trx, businessId, now());
      const act = { action: 'verification.expired', businessId, resourceType: 'verification', resourceId: id };
      await noteAct(trx, null, act);
      await announceVerification(trx, id, 'expired', now());
    }
    const businesses = over.map(({ businessId }) => businessId);
    await indexBusinesses(trx, search, [...new Set(businesses)]);
    return over.length;
  });
}

/** Runs once a minute: first what has ended, then what ends soon. */
export function watchVerifications(app: FastifyInstance, context: Context): void {
  const failure = 'verifications that are over could not be marked';
  const work = async () => {
    await expireVerifications(context);
    await announceEndings(context);
  };
  repeatEvery(app, { everyMs, work, failure });
}
