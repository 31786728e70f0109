import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePorts } from '../../../tests/support/ports.ts';
import type { Certificate } from './certificate.ts';
import { type FarServer, startFarServer } from './far-server.ts';
import type { Line } from './line.ts';

/** The parts of a network in the order of their ports. */
const parts = ['portal', 'api', 'accounts', 'payments', 'cdn', 'files'] as const;

/** The portal's pages without their own script, at a host of their own. */
export const plainHost = 'plain.example';

export interface Traffic {
  requests: number;
  bytes: number;
}

/** Headers that belong to one connection, which HTTP/2 forbids. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** `npm run serve` with demo data, at public addresses under `.example`. */
export async function startNetwork() {
  const port = await freePorts();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-portal-'));
  const secret = 'for this benchmark alone, and long enough';
  const child = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/serve.ts'], {
    env: {
      ...process.env,
      ...Object.fromEntries(parts.map((part) => [`WBN_PUBLIC_${part.toUpperCase()}`, `https://${part}.example`])),
      ...{ WBN_TOKEN_SECRET: secret, WBN_INTERNAL_KEY: secret, WBN_UPLOAD_SECRET: secret },
      ...{ WBN_PORT: String(port), WBN_HOST: '127.0.0.1', WBN_DATA_DIR: dataDir, WBN_LIMITS: 'off' },
      ...{ WBN_ALLOW_DEMO: '1', WBN_SEED: '400' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while ((await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error('The network ended before it was ready.');
    await wait(200);
  }
  return {
    portOf: (part: (typeof parts)[number]) => port + parts.indexOf(part),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type Network = Awaited<ReturnType<typeof startNetwork>>;

const withoutScript = (html: string): string => html.replace(/<script data-modules=[\s\S]*?<\/script>/, '');

/** Each part of the network as an HTTP/2 server behind the line, and the portal once more without script. */
export async function startFarNetwork(line: () => Line, certificate: Certificate, network: Network, traffic: Traffic) {
  const hosts = [...parts.map((part) => [`${part}.example`, part] as const), [plainHost, 'portal'] as const];
  const answerFrom =
    (host: string, part: (typeof parts)[number]) => (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
      traffic.requests += 1;
      const headers = Object.fromEntries(
        Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
      );
      const isPlain = host === plainHost;
      const forwarded = { ...headers, host: `${part}.example`, ...(isPlain && { 'accept-encoding': 'identity' }) };
      const { method, url } = asked;
      const request = send({ host: '127.0.0.1', port: network.portOf(part), method, path: url, headers: forwarded });
      request.once('error', () => answer.stream.destroy());
      answer.once('close', () => request.destroy());
      request.once('response', async (response) => {
        const told = Object.fromEntries(
          Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name)),
        );
        const isPage = isPlain && String(told['content-type']).startsWith('text/html');
        if (isPage) {
          const html = withoutScript((await buffer(response)).toString());
          const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
          traffic.bytes += body.length;
          const { 'content-length': _, ...rest } = told;
          answer.writeHead(response.statusCode ?? 200, { ...rest, 'content-encoding': 'br' });
          answer.end(body);
          return;
        }
        answer.writeHead(response.statusCode ?? 200, told);
        response.on('data', (bytes: Buffer) => {
          traffic.bytes += bytes.length;
        });
        response.pipe(answer);
      });
      asked.pipe(request);
      return url.startsWith('/events') ? 'endless' : undefined;
    };
  const servers: (readonly [string, FarServer])[] = [];
  for (const [host, part] of hosts)
    servers.push([host, await startFarServer(line, certificate, answerFrom(host, part))]);
  return {
    rules: servers.map(([host, { port }]) => `MAP ${host}:443 127.0.0.1:${port}`),
    close: () => {
      for (const [, server] of servers) server.close();
    },
  };
}
