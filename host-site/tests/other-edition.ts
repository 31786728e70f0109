import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { createHostSite, type HostSiteOptions } from '../src/server.ts';

interface Other {
  /** An API that replaces the network's own. */
  readonly apiInternal?: string;
  readonly extensions?: boolean;
  readonly countedAs?: HostSiteOptions['countedAs'];
  readonly fairTurns?: HostSiteOptions['fairTurns'];
  readonly isProxy?: (address: string) => boolean;
  /** The network's own lets the portal hear of changes. */
  readonly internalKey?: string;
  readonly log?: HostSiteOptions['log'];
  readonly payments?: string;
  readonly uploads?: string;
}

/** The portal of another edition beside the running one, with the same API; stops with the test. Returns its origin. */
export async function otherEdition(
  edition: string,
  { extensions = true, internalKey = 'of no account', ...more }: Other = {},
): Promise<string> {
  const options = { ...addresses(), edition, extensions, internalKey, ...more };
  const site = await createHostSite(options);
  const server = await site.listen(0, '127.0.0.1');
  onTestFinished(() => {
    site.close();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy of the API that records requested paths. `fails` says which of them it answers with 503. */
export async function notedApi(
  fails: (path: string) => boolean = () => false,
): Promise<{ readonly origin: string; readonly asked: string[] }> {
  const { api } = addresses();
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    if (fails(incoming.url ?? '')) return void outgoing.writeHead(503).end();
    const onward = request(
      api + incoming.url,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(api).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
