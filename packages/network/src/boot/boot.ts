import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseNotReached, DataFolderInUse, type OpenedDatabase, openDatabase } from '@wbn/database';
import type { Addresses } from '../settings/addresses.ts';
import { mailFolder } from '../settings/read-mail.ts';
import { needsDatabase } from '../settings/read-parts.ts';
import { type Environment, SettingError } from '../settings/read-setting.ts';
import type { Settings } from '../settings/settings.ts';
import { checkBuilt } from './check-built.ts';
import { checkPorts } from './check-ports.ts';
import { makeDataFolder } from './data-folder.ts';
import { leaveDatabaseAddress } from './database-address.ts';
import { loadDemo } from './demo-packages.ts';
import type { Ends } from './ends.ts';
import { removeProto } from './remove-proto.ts';
import { openSecrets } from './secrets.ts';

export interface RunningNetwork {
  readonly addresses: Addresses;
  readonly dataDir: string;
  /** The folder of mails as files; undefined with a mail server. */
  readonly mails: string | undefined;
  /** Number of businesses that this start inserted. */
  readonly seeded: number;
  /** Reports itself not ready for the drain time, then stops all parts in reverse order. */
  stop(): Promise<void>;
}

export interface BootOptions {
  readonly settings: Settings;
  readonly env: Environment;
  /** The repository's root, which contains built files and examples. */
  readonly top: string;
  readonly say: (line: string) => void;
  /** Builds missing files of portal and CDN. Production builds nothing. */
  readonly build?: () => Promise<void>;
  /** Resolves when the network before this one has left database and ports; the code loads meanwhile. */
  readonly mayOpen?: Promise<void>;
}

/**
 * Starts the whole network: PostgreSQL, API, account site, files, CDN with the examples, and the portal, which answers 503 until the
 * others are ready.
 */
export async function boot(options: BootOptions): Promise<RunningNetwork> {
  removeProto();
  const ends: Ends = [];
  const state = { isDraining: false };
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const seeded = await start(options, ends, () => state.isDraining);
    const { addresses, dataDir, drain, mail } = options.settings;
    const drainAndStop = async () => {
      state.isDraining = true;
      await delay(drain * 1_000);
      await stop();
    };
    return { addresses, dataDir, mails: mail.smtp ? undefined : mailFolder(dataDir), seeded, stop: drainAndStop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const reportReplicaTo = (say: (line: string) => void) => (isAway: boolean) =>
  say(`The database for reading (DATABASE_READ_URL) is ${isAway ? 'away: the primary answers meanwhile.' : 'back.'}`);

async function open({ settings, env, say }: BootOptions): Promise<OpenedDatabase | undefined> {
  if (!needsDatabase(settings.parts)) return undefined;
  try {
    const { addresses, poolSize } = settings;
    return await openDatabase(env, { log: say, address: addresses.portal, onReadAway: reportReplicaTo(say), poolSize });
  } catch (error) {
    throw error instanceof DatabaseNotReached || error instanceof DataFolderInUse
      ? new SettingError(error.message)
      : error;
  }
}

/** While PostgreSQL starts or recovers, checks the build and loads the rest of the code. */
async function start(options: BootOptions, ends: Ends, isDraining: () => boolean): Promise<number> {
  const { settings, env, top, say, build, mayOpen } = options;
  if (settings.demo) await loadDemo();
  if (mayOpen) await Promise.all([mayOpen, import('./parts.ts')]);
  makeDataFolder(settings.dataDir);
  const secrets = openSecrets(settings.dataDir, env, settings.demo);
  const opening = open(options);
  const unopened = () => undefined;
  ends.push(async () => (await opening.catch(unopened))?.close());
  // Checks folder and ports before building anything, and the database meanwhile.
  const freePorts = checkPorts(settings);
  await Promise.race([opening.then(() => freePorts), freePorts]);
  const [opened] = await Promise.all([opening, build?.()]);
  checkBuilt(top, settings.parts);
  const { startParts } = await import('./parts.ts');
  if (opened) {
    const forget = leaveDatabaseAddress(settings.dataDir, opened.url);
    ends.push(async () => forget());
  }
  return startParts({ settings, secrets, opened, top, say, ends, isDraining });
}
