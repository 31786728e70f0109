import type { Tier } from '@wbn/contract';
import { jsonb } from '@wbn/database';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import { indexBusinesses } from '../search/indexing/index-rows.ts';

/** Changes the tier of a business and its search document, and logs the payment or the end that caused it. */
export async function writeTier(
  trx: Trx,
  { search }: Pick<Context, 'search'>,
  businessId: string,
  tier: Tier,
  paidUntil: Date | null,
  act: { action: string; actorUserId: string | null },
): Promise<void> {
  await trx.updateTable('businesses').set({ subscription: tier, paidUntil }).where('id', '=', businessId).execute();
  await indexBusinesses(trx, search, [businessId]);
  await trx
    .insertInto('auditLog')
    .values({ ...act, actorKind: act.actorUserId === null ? 'system' : 'webhook', businessId, data: jsonb({ tier }) })
    .execute();
}
