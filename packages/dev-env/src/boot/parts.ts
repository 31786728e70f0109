import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createAccounts, hashPassword } from '@wbn/accounts';
import { editionByCode, sisterEditions } from '@wbn/content/editions';
import { type Database, type Kysely, migrate, type OpenedDatabase } from '@wbn/database';
import { createHostSite } from '@wbn/host-site';
import { createLogger, type Sites, tokenKeys } from '@wbn/http';
import {
  type Bus,
  createFiles,
  createServer,
  folderTransport,
  openBucket,
  postgresBus,
  reindexAll,
  serverMigrations,
  smtpTransport,
  startMail,
} from '@wbn/server';
import pino from 'pino';
import { demoPassword } from '../network/demo-logins.ts';
import { isSeeded } from '../network/seeded.ts';
import { type Addresses, addressesOf, sisterExample } from './addresses.ts';
import type { Ends } from './boot.ts';
import { createCdn } from './cdn.ts';
import { createDemoFiles } from './files.ts';
import { listen } from './listen.ts';
import { keepDemoKey } from './partner-key.ts';
import { cardForms, paymentOptions, startSandbox } from './payments.ts';
import { originOf } from './read-bucket.ts';
import { mailFolder } from './read-mail.ts';
import type { Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

interface Parts {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly opened: OpenedDatabase;
  readonly top: string;
  readonly say: (line: string) => void;
  readonly ends: Ends;
}

/** Starts all but the database. @returns how many businesses were put in */
export async function startParts({ settings, secrets, opened, top, say, ends }: Parts): Promise<number> {
  let ready = false;
  await startPortal(settings, secrets, () => ready, ends);
  await migrate(opened.db, serverMigrations);
  const seeded = await seed(opened.db, settings, say);
  if (settings.demo) await keepDemoKey(opened.db, settings.addresses.cdn);
  await startApps(settings, opened, secrets, ends);
  const cdn = createCdn({
    distDir: path.join(top, 'packages/widgets/dist/cdn'),
    examplesDir: path.join(top, 'examples'),
    exampleSites: new Map(settings.demo ? [[new URL(sisterExample(settings.addresses)).host, 'sister-site']] : []),
    rewrites: rewritesTo(settings.addresses),
  });
  ends.push(await listen(settings, settings.ports.cdn, cdn));
  ready = true;
  return seeded;
}

/** A build carries the default addresses unless it was told others; a moved start serves its own instead. */
function rewritesTo(addresses: Addresses): ReadonlyMap<string, string> {
  const built = addressesOf(readSettings({}, ['sa']).ports);
  return new Map((Object.keys(built) as (keyof Addresses)[]).map((part) => [built[part], addresses[part]]));
}

async function startApps(settings: Settings, opened: OpenedDatabase, secrets: Secrets, ends: Ends): Promise<void> {
  const { addresses, ports, tls } = settings;
  const logs = path.join(settings.dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const logger = (name: string) =>
    createLogger({ name, destination: pino.destination({ dest: path.join(logs, `${name}.log`), sync: false }) });
  const filesFolder = path.join(settings.dataDir, 'files');
  const shared = {
    database: opened.db,
    sites: sitesOf(addresses, settings.demo),
    tokens: tokenKeys(secrets.tokens),
    internalKey: secrets.internal,
    limits: settings.limits,
    checkAnswers: settings.demo,
    ...(settings.isProxy && { isProxy: settings.isProxy }),
    ...(tls && { tls }),
  };
  const apiLogger = logger('api');
  const bucket = settings.bucket && (await openBucket(settings.bucket));
  ends.push(await startSandbox(settings, secrets, shared.sites.sisters));
  const api = createServer({
    ...shared,
    ...(bucket && { bucket }),
    payments: paymentOptions(settings, secrets),
    readDatabase: opened.readDb,
    logger: apiLogger,
    bus: await busOf(settings, opened.url, (err) => apiLogger.warn({ err }, 'the bus lost its connection')),
    filesOrigin: addresses.files,
    filesFolder,
    uploadSecret: secrets.uploads,
    verifiedEmailOnly: settings.verifiedEmail === 'on',
  });
  const accounts = createAccounts({
    ...shared,
    accent: editionByCode(settings.edition)?.accent,
    logger: logger('accounts'),
  });
  const { smtp, from = `WBN <no-reply@${new URL(addresses.portal).hostname}>` } = settings.mail;
  const transport = smtp ? smtpTransport(smtp) : folderTransport(mailFolder(settings.dataDir));
  const { database, sites, tokens } = shared;
  const mail = startMail({ database, sites, tokens, transport, from, logger: logger('mail') });
  ends.push(() => mail.stop());
  const files = (settings.demo ? createDemoFiles : createFiles)({ folder: filesFolder, bucket, tls });
  for (const [app, port] of [
    [api, ports.api],
    [accounts, ports.accounts],
    [files, ports.files],
  ] as const) {
    ends.push(() => app.close());
    await app.listen({ port, host: settings.host });
  }
}

/** The client of Redis is loaded only where there is one. */
async function busOf({ redis }: Settings, databaseUrl: string, onError: (error: Error) => void): Promise<Bus> {
  if (redis === undefined) return postgresBus(databaseUrl, { onError });
  const { redisBus } = await import('@wbn/server/redis');
  return redisBus(redis, databaseUrl, { onError });
}

const sitesOf = (addresses: Addresses, demo: boolean): Sites => ({
  portal: addresses.portal,
  accounts: addresses.accounts,
  api: addresses.api,
  sisters: [
    ...sisterEditions().flatMap((edition) => edition.hosts.map((name) => `https://${name}`)),
    ...(demo ? [sisterExample(addresses)] : []),
  ],
});

async function seed(db: Kysely<Database>, settings: Settings, say: (line: string) => void): Promise<number> {
  if (settings.businesses === 0 || (await isSeeded(db))) return 0;
  // Names, words and grammars of a whole network: only its first start needs them.
  const { seedNetwork } = await import('../network/seed.ts');
  return seedNetwork(db, {
    businesses: settings.businesses,
    now: new Date(),
    password: demoPassword,
    // Everybody knows the demo accounts' password. Where limits are off, for load and for tests, its check must not be most of the work.
    hashPassword: (password) => hashPassword(password, settings.limits === 'off' ? 10 : undefined),
    reindex: () => reindexAll(db),
    say,
  });
}

async function startPortal(settings: Settings, secrets: Secrets, ready: () => boolean, ends: Ends): Promise<void> {
  const site = await createHostSite({
    edition: settings.edition,
    ...settings.addresses,
    payments: cardForms(settings),
    // A certificate for public names is not one for loopback.
    ...(settings.tls ? {} : { apiInternal: `http://127.0.0.1:${settings.ports.api}` }),
    extensions: settings.extensions === 'on',
    ...(settings.bucket && { uploads: originOf(settings.bucket) }),
    internalKey: secrets.internal,
    ...(settings.isProxy && { isProxy: settings.isProxy }),
    ready,
  });
  ends.push(await listen(settings, settings.ports.portal, (request, response) => void site.handler(request, response)));
}
