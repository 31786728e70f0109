import type { Context } from '../context.ts';
import { announceYear } from './announce-year.ts';
import { lockBusiness } from './open-purchase.ts';
import { writeTier } from './write-tier.ts';

/** Besides a verified webhook, only the end of the paid period changes a tier. */
export async function endYears(context: Context, report: (error: unknown) => void): Promise<void> {
  const { db, now } = context;
  const over = await db
    .selectFrom('subscriptions')
    .select(['id', 'businessId'])
    .where('state', 'in', ['active', 'past_due'])
    .where('periodEnd', '<=', now())
    .limit(500)
    .execute();
  for (const { id, businessId } of over) {
    await db
      .transaction()
      .execute(async (trx) => {
        await lockBusiness(trx, businessId);
        const ended = await trx
          .updateTable('subscriptions')
          .set({ state: 'expired' })
          .where('id', '=', id)
          .where('state', 'in', ['active', 'past_due'])
          .returning('id')
          .executeTakeFirst();
        if (ended) {
          await writeTier(trx, context, businessId, 'standard', null, {
            action: 'membership.ended',
            actorUserId: null,
          });
          await announceYear(trx, id, 'ended');
        }
      })
      .catch(report);
  }
}
