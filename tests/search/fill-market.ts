import { fillNetwork } from '@wbn/demo';
import { reindexAll } from '@wbn/server';
import type { TestApi } from '@wbn/server/testing';

/** The network of the judged queries: its results must not depend on the day of the run. */
export const fillMarket = (db: TestApi['db']) =>
  fillNetwork(db, {
    businesses: 2000,
    now: new Date('2026-06-01T00:00:00Z'),
    password: 'no one logs in',
    hashPassword: async () => 'no one logs in',
    reindex: async () => {
      // Demo certificates expire on fixed dates.
      await db.updateTable('certificates').set({ expireDate: null }).execute();
      await reindexAll(db);
    },
    say: () => {},
  });
