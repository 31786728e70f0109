import { partnerScopes } from '@wbn/contract';
import type { Database, Kysely } from '@wbn/database';

/** The publishable key of the example pages. */
const demoKey = 'pk_demo';

/** Allows pk_demo on this start's example pages, whose address may have changed, and on every page of a developer's own machine. */
export async function keepDemoKey(db: Kysely<Database>, origin: string): Promise<void> {
  const record = {
    name: 'Example pages',
    origins: [origin],
    anyLoopbackPort: true,
    scopes: [...partnerScopes],
    revokedAt: null,
  };
  await db
    .insertInto('partnerKeys')
    .values({ publishableKey: demoKey, ...record, quotaPerMinute: 3000 })
    .onConflict((conflict) => conflict.column('publishableKey').doUpdateSet(record))
    .execute();
}
