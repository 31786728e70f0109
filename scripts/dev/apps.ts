import { flushCompileCache } from 'node:module';
import type { RunningNetwork } from '@wbn/network';
import { top } from '../run.ts';
import { loadShared } from './shared-code.ts';

/**
 * The child process of `npm run dev`: API, account site, payments and files on the database of DATABASE_URL. It loads the code of the packages
 * that rarely change, waits for "load", loads the rest, and waits for "open" before it opens ports: the process before it still has them.
 */
const told = (wanted: string) =>
  new Promise<void>((resolve) => {
    process.on('message', (word) => {
      if (word === wanted) resolve();
    });
  });
const [load, open] = [told('load'), told('open')];
let network: RunningNetwork | undefined;

await loadShared();
await load;
const { boot, endWith, readSettings, SettingError } = await import('@wbn/network');
const { editions } = await import('@wbn/content/editions');
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
    mayOpen: open,
  });
  process.send?.('ready');
  // Flush now: a restart may end this process at once, and the next one starts faster with it.
  flushCompileCache();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}
