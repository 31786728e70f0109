import { hashPassword } from '@wbn/accounts';
import type { Database, Kysely } from '@wbn/database';
import { reindexAll } from '@wbn/server';
import { SettingError } from '../settings/read-setting.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The demo network's data, which a production install leaves out: loaded only where the settings allow it.
 * @throws SettingError where it is not installed
 */
export async function loadDemo() {
  try {
    return await import('@wbn/demo');
  } catch (error) {
    throw missing(error);
  }
}

/** @throws SettingError where it is not installed */
export async function loadPaymentSandbox() {
  try {
    return await import('@wbn/payment-sandbox');
  } catch (error) {
    throw missing(error);
  }
}

const missing = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND'
    ? new SettingError('This installation has no demo data. Leave WBN_ALLOW_DEMO out, or start from the source code.')
    : error;

/** The demo network and the key of the example pages, where there are to be some. @returns how many businesses were put in */
export async function fillDemo(db: Kysely<Database>, settings: Settings, say: (line: string) => void): Promise<number> {
  if (!settings.demo) return 0;
  const { demoPassword, fillNetwork, keepDemoKey } = await loadDemo();
  await keepDemoKey(db, settings.addresses.cdn);
  if (settings.businesses === 0) return 0;
  return fillNetwork(db, {
    businesses: settings.businesses,
    now: new Date(),
    password: demoPassword,
    // The demo accounts' password is public. Where limits are off, for load and for tests, its check must not be most of the work.
    hashPassword: (password) => hashPassword(password, settings.limits === 'off' ? 10 : undefined),
    reindex: () => reindexAll(db),
    say,
  });
}
