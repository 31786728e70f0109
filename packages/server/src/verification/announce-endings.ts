import type { Context } from '../context.ts';
import { inTransaction } from '../db.ts';
import { announceVerification } from './announce-verification.ts';

/** Days before the end of a verification on which its business hears of it, nearest first. */
const announcedBefore = [7, 30] as const;
const dayMs = 86_400_000;

/** The announcement that an approval replaces, because its own news names the end. Null for an end that is farther away. */
export const announcedAtOnce = (expiresAt: Date, now: Date): number | null =>
  announcedBefore.find((days) => expiresAt.getTime() <= now.getTime() + days * dayMs) ?? null;

/**
 * Announces the end of verifications, each distance once: the row keeps the distance that was announced last, in the transaction of the mails.
 * After a pause of all processes only the nearest distance is announced. Returns the number of announcements.
 */
export async function announceEndings({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  let announced = 0;
  for (const days of announcedBefore) {
    announced += await inTransaction(db, async (trx) => {
      const ending = await trx
        .selectFrom('verifications')
        .select('id')
        .where('state', '=', 'approved')
        .where('expiresAt', '>', now())
        .where('expiresAt', '<=', new Date(now().getTime() + days * dayMs))
        .where((eb) => eb.or([eb('announcedDays', 'is', null), eb('announcedDays', '>', days)]))
        .limit(100)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id } of ending) {
        await trx.updateTable('verifications').set({ announcedDays: days }).where('id', '=', id).execute();
        await announceVerification(trx, id, 'ending', now());
      }
      return ending.length;
    });
  }
  return announced;
}
