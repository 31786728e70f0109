import { hashPassword, passwordCost } from '@wbn/accounts';
import type { Database, Kysely } from '@wbn/database';
import { reindexAll } from '@wbn/server';
import type { Settings } from '../settings/settings.ts';
import { loadDemo } from './demo-packages.ts';

/** An earlier demonstration may have left its key in the database: outside of one, no key is open to every loopback port. */
export async function closeLoopbackPorts(db: Kysely<Database>): Promise<void> {
  await db.updateTable('partnerKeys').set({ anyLoopbackPort: false }).where('anyLoopbackPort', '=', true).execute();
}

/** Inserts the demo network and the key of the example pages. @returns the number of businesses inserted */
export async function fillDemo(db: Kysely<Database>, settings: Settings, say: (line: string) => void): Promise<number> {
  const { demoPassword, fillNetwork, keepDemoKey } = await loadDemo();
  await keepDemoKey(db, settings.addresses.cdn);
  if (settings.businesses === 0) return 0;
  return fillNetwork(db, {
    businesses: settings.businesses,
    now: new Date(),
    password: demoPassword,
    // The demo accounts' password is public. Without limits, for load runs and tests, its hash must not dominate the work.
    hashPassword: (password) => hashPassword(password, passwordCost(settings.limits)),
    reindex: () => reindexAll(db),
    say,
  });
}
