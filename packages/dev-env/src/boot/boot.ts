import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createAccounts, hashPassword } from '@wbn/accounts';
import { sisterEditions } from '@wbn/content/editions';
import { type Database, type Kysely, migrate, openDatabase } from '@wbn/database';
import { createHostSite } from '@wbn/host-site';
import { createLogger, type Sites, tokenKeys } from '@wbn/http';
import { createServer, reindexAll, serverMigrations } from '@wbn/server';
import pino from 'pino';
import { demoPassword } from '../network/demo-accounts.ts';
import { seedNetwork } from '../network/seed.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { createCdn } from './cdn.ts';
import { leaveDatabaseAddress } from './database-address.ts';
import { createDemoFiles } from './files.ts';
import { keepDemoKey } from './partner-key.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { type Ports, readSettings, type Settings } from './settings.ts';

/** What can be told to end; in the order in which it was started. */
type End = () => Promise<unknown>;

export interface RunningNetwork {
  readonly addresses: Addresses;
  readonly dataDir: string;
  /** Businesses that this start put in. */
  readonly seeded: number;
  /** Ends everything, the newest part first. */
  stop(): Promise<void>;
}

export interface BootOptions {
  readonly settings: Settings;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The repository's top folder: built files and examples lie there. */
  readonly top: string;
  readonly say: (line: string) => void;
}

const host = '127.0.0.1';
/** The addresses that a build carries when nothing else was said. */
const builtFor = addressesOf(readSettings({}, ['sa']).ports);

/**
 * Starts the whole network: PostgreSQL, API, account site, files, CDN with the examples, and the portal, which answers 503 until the
 * others are ready.
 */
export async function boot(options: BootOptions): Promise<RunningNetwork> {
  const ends: End[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return await start(options, ends, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start({ settings, env, top, say }: BootOptions, ends: End[], stop: End): Promise<RunningNetwork> {
  const addresses = addressesOf(settings.ports);
  mkdirSync(path.join(settings.dataDir, 'logs'), { recursive: true });
  let ready = false;
  const opened = await openDatabase(env, { log: say, address: addresses.portal });
  ends.push(() => opened.close());
  const forget = leaveDatabaseAddress(settings.dataDir, opened.url);
  ends.push(async () => forget());
  const secrets = openSecrets(settings.dataDir, env);
  await startPortal(settings, addresses, secrets, () => ready, ends);
  await migrate(opened.db, serverMigrations);
  const seeded = await seed(opened.db, settings, say);
  await keepDemoKey(opened.db, addresses.cdn);

  const filesFolder = path.join(settings.dataDir, 'files');
  const common = {
    database: opened.db,
    sites: sitesOf(addresses),
    tokens: tokenKeys(secrets.tokens),
    internalKey: secrets.internal,
    limits: settings.limits,
    checkAnswers: true,
  };
  const log = (name: string) =>
    createLogger({
      name,
      destination: pino.destination({ dest: path.join(settings.dataDir, 'logs', `${name}.log`), sync: false }),
    });
  const api = createServer({
    ...common,
    readDatabase: opened.readDb,
    logger: log('api'),
    filesOrigin: addresses.files,
    filesFolder,
    uploadSecret: secrets.uploads,
  });
  const accounts = createAccounts({ ...common, logger: log('accounts') });
  const files = createDemoFiles(filesFolder);
  for (const [app, port] of [
    [api, settings.ports.api],
    [accounts, settings.ports.accounts],
    [files, settings.ports.files],
  ] as const) {
    ends.push(() => app.close());
    await app.listen({ port, host });
  }
  await startCdn(top, settings.ports, addresses, ends);
  ready = true;
  return { addresses, dataDir: settings.dataDir, seeded, stop: async () => void (await stop()) };
}

const sitesOf = (addresses: Addresses): Sites => ({
  portal: addresses.portal,
  accounts: addresses.accounts,
  api: addresses.api,
  sisters: sisterEditions().flatMap((edition) => edition.hosts.map((name) => `https://${name}`)),
});

async function seed(db: Kysely<Database>, settings: Settings, say: (line: string) => void): Promise<number> {
  if (settings.businesses === 0) return 0;
  return seedNetwork(db, {
    businesses: settings.businesses,
    now: new Date(),
    password: demoPassword,
    hashPassword,
    reindex: () => reindexAll(db),
    say,
  });
}

async function startPortal(
  settings: Settings,
  addresses: Addresses,
  secrets: Secrets,
  ready: () => boolean,
  ends: End[],
): Promise<void> {
  const site = await createHostSite({
    edition: settings.edition,
    ...addresses,
    extensions: settings.extensions === 'on',
    internalKey: secrets.internal,
    ready,
  });
  const server = await site.listen(settings.ports.portal, host);
  ends.push(() => closeServer(server));
}

async function startCdn(top: string, ports: Ports, addresses: Addresses, ends: End[]): Promise<void> {
  const cdn = createCdn({
    distDir: path.join(top, 'packages/widgets/dist/cdn'),
    examplesDir: path.join(top, 'examples'),
    rewrites: new Map((Object.keys(builtFor) as (keyof Addresses)[]).map((part) => [builtFor[part], addresses[part]])),
  });
  await new Promise<void>((resolve, reject) => {
    cdn.once('error', reject);
    cdn.listen(ports.cdn, host, resolve);
  });
  ends.push(() => closeServer(cdn));
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
