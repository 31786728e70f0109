import path from 'node:path';
import { createAccounts, passwordCost } from '@wbn/accounts';
import { editionByCode, sisterEditions } from '@wbn/content/editions';
import { uploadLimit } from '@wbn/contract';
import { createDatabase, type Database, type Kysely, migrate, type OpenedDatabase } from '@wbn/database';
import { createHostSite, type HostSiteOptions } from '@wbn/host-site';
import { countedAs, fairTurns, networksOf, type Sites, tokenKeys } from '@wbn/http';
import {
  type Bucket,
  type Bus,
  createFiles,
  createServer,
  fileReader,
  folderTransport,
  mayReadFiles,
  namesOfInvitation,
  openBucket,
  postgresBus,
  serverMigrations,
  smtpTransport,
  startMail,
} from '@wbn/server';
import { networkCdn } from '../cdn/network-cdn.ts';
import { sisterExample } from '../settings/addresses.ts';
import { originOf } from '../settings/read-bucket.ts';
import { mailFolder } from '../settings/read-mail.ts';
import type { Settings } from '../settings/settings.ts';
import { closeLoopbackPorts, fillDemo } from './demo.ts';
import { loadDemo } from './demo-packages.ts';
import type { Ends } from './ends.ts';
import { listen } from './listen.ts';
import { openLog } from './open-log.ts';
import { cardForms, paymentOptions, startSandbox } from './payments.ts';
import type { Secrets } from './secrets.ts';

interface Parts {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Undefined if no part of this process needs one. */
  readonly opened: OpenedDatabase | undefined;
  readonly top: string;
  readonly say: (line: string) => void;
  readonly ends: Ends;
  /** Whether this process will end soon and serves only remaining requests. */
  readonly isDraining: () => boolean;
}

/** Starts everything except the database. @returns the number of businesses inserted */
export async function startParts(all: Parts): Promise<number> {
  const { settings, opened, top, say, ends } = all;
  const { parts, ports } = settings;
  let ready = false;
  if (parts.has('portal')) await startPortal(all, () => ready);
  const seeded = opened ? await prepare(opened.db, settings, say) : 0;
  await startApps(all);
  if (parts.has('cdn'))
    ends.push(await listen(settings, ports.cdn, networkCdn(settings.addresses, settings.demo, top)));
  ready = true;
  return seeded;
}

/** Migrates the tables and inserts the demo network if configured. @returns the number of businesses inserted */
async function prepare(db: Kysely<Database>, settings: Settings, say: (line: string) => void): Promise<number> {
  await migrate(db, serverMigrations);
  if (settings.demo) return fillDemo(db, settings, say);
  await closeLoopbackPorts(db);
  return 0;
}

/** Starts API, account site, files and payment sandbox, if they belong to this process. */
async function startApps(all: Parts): Promise<void> {
  const { settings, secrets, opened, ends } = all;
  const { parts, ports } = settings;
  const bucket = settings.bucket && (await openBucket(settings.bucket));
  if (parts.has('payments')) {
    ends.push(await startSandbox(settings, secrets, sitesOf(settings).sisters));
  }
  const apps: [app: Pick<ReturnType<typeof createFiles>, 'close' | 'listen'>, port: number][] = [];
  if (opened && parts.has('api')) apps.push([await apiOf(all, opened, bucket), ports.api]);
  if (opened && parts.has('accounts')) apps.push([accountsOf(all, opened, bucket), ports.accounts]);
  if (opened && parts.has('files')) apps.push([await filesOf(all, opened, bucket), ports.files]);
  for (const [app, port] of apps) {
    ends.push(() => app.close());
    await app.listen({ port, host: settings.host });
  }
}

/** The files origin; with demo data it also draws the generated pictures. */
async function filesOf({ settings, secrets }: Parts, { db }: OpenedDatabase, bucket: Bucket | undefined) {
  const { addresses, dataDir, demo, secondFactor, tls } = settings;
  const folder = path.join(dataDir, 'files');
  const app = createFiles({
    folder,
    bucket,
    linkSecret: [secrets.uploads, ...secrets.formerUploads],
    mayRead: mayReadFiles(db, secondFactor),
    tls,
    isSecure: addresses.files.startsWith('https:'),
  });
  if (demo) {
    const draw = (await loadDemo()).drawMadePictures(folder);
    app.addHook('onRequest', (request) => draw(request.url));
  }
  return app;
}

/** Options that API and account site share. */
const sharedOf = ({ settings, secrets, isDraining }: Parts, opened: OpenedDatabase) => ({
  database: opened.db,
  pools: opened.pools,
  sites: sitesOf(settings),
  tokens: tokenKeys(secrets.tokens, ...secrets.formerTokens),
  internalKey: [secrets.internal, ...secrets.formerInternal],
  limits: settings.limits,
  secondFactor: settings.secondFactor,
  checkAnswers: settings.demo,
  isDraining,
  ...(settings.isProxy && { isProxy: settings.isProxy }),
  ...(settings.tls && { tls: settings.tls }),
});

/** The API's process also sends the mails. */
async function apiOf(all: Parts, opened: OpenedDatabase, bucket: Bucket | undefined) {
  const { settings, secrets, ends } = all;
  const { addresses, dataDir } = settings;
  const shared = sharedOf(all, opened);
  const { database, sites, tokens } = shared;
  const { smtp, from = `WBN <no-reply@${new URL(addresses.portal).hostname}>` } = settings.mail;
  const transport = smtp ? smtpTransport(smtp) : folderTransport(mailFolder(dataDir));
  const letterhead = { sites, from, tokens, accent: accentOf(settings).light };
  const mail = startMail({ ...letterhead, database, transport, logger: openLog(settings, 'mail') });
  ends.push(() => mail.stop());
  const apiLogger = openLog(settings, 'api');
  // Apart from the pool: upkeep that holds a connection of it, and waits for a second one, could wait for itself.
  const guards = createDatabase(opened.url, { poolSize: 2, applicationName: 'wbn upkeep' });
  ends.push(() => guards.destroy());
  return createServer({
    ...shared,
    ...(bucket && { bucket }),
    payments: paymentOptions(settings, secrets),
    readDatabase: opened.readDb,
    guards,
    logger: apiLogger,
    bus: await busOf(settings, opened.url, (err) => apiLogger.warn({ err }, 'the bus lost its connection')),
    filesOrigin: addresses.files,
    filesFolder: path.join(dataDir, 'files'),
    uploadSecret: [secrets.uploads, ...secrets.formerUploads],
    uploadLimit: settings.uploadLimit,
    translation: settings.translation,
    seller: settings.seller,
    verifiedEmailOnly: settings.verifiedEmail === 'on',
  });
}

const accountsOf = (all: Parts, opened: OpenedDatabase, bucket: Bucket | undefined) =>
  createAccounts({
    ...sharedOf(all, opened),
    accent: accentOf(all.settings),
    leakService: all.settings.leakService,
    passwordCost: passwordCost(all.settings.limits),
    readFile: fileReader(path.join(all.settings.dataDir, 'files'), bucket),
    namesOfInvitation: (token) => namesOfInvitation(opened.db, token),
    logger: openLog(all.settings, 'accounts'),
  });

/** The settings contain only existing editions. */
const accentOf = ({ edition }: Settings) => editionByCode(edition)!.accent;

/** Loads the Redis client only if Redis is configured. */
async function busOf({ redis }: Settings, databaseUrl: string, onError: (error: Error) => void): Promise<Bus> {
  if (redis === undefined) return postgresBus(databaseUrl, { onError });
  const { redisBus } = await import('@wbn/server/redis');
  return redisBus(redis, databaseUrl, { onError });
}

const sitesOf = ({ addresses, demo, sites }: Settings): Sites => ({
  portal: addresses.portal,
  accounts: addresses.accounts,
  api: addresses.api,
  sisters: [
    ...(sites
      ? Object.values(sites)
      : sisterEditions().flatMap((edition) => edition.hosts.map((name) => `https://${name}`))),
    ...(demo ? [sisterExample(addresses)] : []),
  ],
});

/** A drawing holds the process for about 30 ms, and waits for the API meanwhile: few at once keep it busy. */
function turnsOfPages(): HostSiteOptions['fairTurns'] {
  const inTurn = fairTurns({ atOnce: 4, maxWaiting: 400, memory: 60_000 });
  return (address, ended, work) => inTurn({ networks: networksOf(address), ended }, work);
}

async function startPortal({ settings, secrets, ends, isDraining }: Parts, ready: () => boolean): Promise<void> {
  const { internalApi } = settings;
  const site = await createHostSite({
    edition: settings.edition,
    ...settings.addresses,
    payments: cardForms(settings),
    // A certificate for public names is not valid for loopback.
    ...(settings.tls || !settings.parts.has('api') ? {} : { apiInternal: `http://127.0.0.1:${settings.ports.api}` }),
    ...(internalApi !== undefined && { apiInternal: internalApi }),
    extensions: settings.extensions === 'on',
    ...(settings.sites && { sites: settings.sites }),
    ...(settings.uploadLimit !== uploadLimit && { uploadLimit: settings.uploadLimit }),
    ...(settings.bucket && { uploads: originOf(settings.bucket) }),
    internalKey: secrets.internal,
    pageCache: settings.pageCache,
    ...(settings.isProxy && { isProxy: settings.isProxy }),
    ...(settings.limits === 'on' && { countedAs, fairTurns: turnsOfPages() }),
    ready,
    isDraining,
  });
  ends.push(async () => site.close());
  ends.push(await listen(settings, settings.ports.portal, (request, response) => void site.handler(request, response)));
}
