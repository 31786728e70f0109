import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { editions } from '@wbn/content/editions';
import { openDatabase } from '@wbn/database';
import { commandWords, endWith, readSettings, SettingError } from '@wbn/network';

/**
 * `npm run dev`: the addresses and data of `npm start`, from the sources without a build. This process runs the database and serves portal
 * and widgets through Vite; API, account site, payments and files run in a child process that restarts when their sources change.
 */
commandWords({
  help: `npm run dev
Starts the network of npm start from its sources, without a build. Open pages reload when a source changes.`,
});
process.env.NODE_ENV = 'development';
const began = Date.now();
const say = (line: string) => console.log(line);
const ends: (() => Promise<unknown>)[] = [];
endWith(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

try {
  await start();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  for (const end of ends.splice(0).reverse()) await end();
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(
    process.env,
    editions.map((edition) => edition.code),
  );
  if (settings.tls) throw new SettingError('npm run dev serves plain HTTP. Leave out WBN_TLS_CERT and WBN_TLS_KEY.');
  const { addresses, ports, host } = settings;
  const portalServer = await listen(ports.portal, host);
  const cdnServer = await listen(ports.cdn, host);
  const database = await openDatabase(process.env, { log: say, address: addresses.portal });
  ends.push(() => database.close());
  const { runApps } = await import('../dev/run-apps.ts');
  const internalKey = process.env.WBN_INTERNAL_KEY || randomBytes(32).toString('base64url');
  const { NODE_ENV: _, ...env } = process.env;
  const apps = runApps({ ...env, DATABASE_URL: database.url, WBN_INTERNAL_KEY: internalKey });
  ends.push(() => apps.stop());
  const first = apps.restart([]);
  const { devPortal } = await import('../dev/portal.ts');
  const { devCdn } = await import('../dev/cdn.ts');
  const { reloadPages } = await import('../dev/vite-server.ts');
  const { watchSources } = await import('../dev/watch-sources.ts');
  const options = {
    ...addresses,
    edition: settings.edition,
    extensions: settings.extensions === 'on',
    uploadLimit: settings.uploadLimit,
    internalKey,
    apiInternal: `http://127.0.0.1:${ports.api}`,
  };
  const portal = await devPortal(options, portalServer, apps.ready);
  const cdn = await devCdn(addresses, cdnServer);
  ends.push(() => Promise.all([portal.vite.close(), cdn.vite.close()]));
  answerWith(portalServer, portal.handler);
  answerWith(cdnServer, cdn.handler);
  watchSources(portal.vite, async (files) => {
    const changed = Date.now();
    say(
      `${files[0]}${files.length > 1 ? ` and ${files.length - 1} more` : ''} changed: API and account site start again …`,
    );
    const isReady = await apps.restart(files).then(
      () => true,
      () => false,
    );
    if (!isReady) return;
    say(`They answer again (${((Date.now() - changed) / 1000).toFixed(1)} s).`);
    reloadPages(portal.vite);
    reloadPages(cdn.vite);
  });
  await first;
  say(`\nReady for your changes (${((Date.now() - began) / 1000).toFixed(1)} s): ${addresses.portal}`);
  say(`Widgets: ${addresses.cdn}/examples/all-widgets/   Data: ${settings.dataDir}   Ctrl-C ends everything.`);
}

/** Refuses a used port before anything else starts. */
async function listen(port: number, host: string): Promise<Server> {
  const server = createServer().on('request', starting);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new SettingError(
          `Port ${port} cannot be listened on (${error.code}). Write the first of six free ports, as in WBN_PORT=9000.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  ends.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

function starting(_: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' })
    .end('The network is starting. Try again in a second.\n');
}

function answerWith(server: Server, handler: RequestListener): void {
  server.off('request', starting).on('request', handler);
}
