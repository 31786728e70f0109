import { flushCompileCache } from 'node:module';
import { editions } from '@wbn/content/editions';
import { boot, endWith, type RunningNetwork, readSettings, SettingError } from '@wbn/network';
import { top } from '../run.ts';

/** The child process of `npm run dev`: API, account site, payments and files on the database of DATABASE_URL. */
let network: RunningNetwork | undefined;
endWith(async () => network?.stop());

try {
  const settings = readSettings(
    process.env,
    editions.map((edition) => edition.code),
  );
  network = await boot({
    settings: { ...settings, parts: new Set(['api', 'accounts', 'payments', 'files']) },
    env: process.env,
    top,
    say: (line) => console.log(line),
  });
  process.send?.('ready');
  // Flush now: a restart may end this process at once, and the next one starts faster with it.
  flushCompileCache();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}
