import { readdirSync, readFileSync } from 'node:fs';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { top } from '../../run.ts';
import { cards } from '../widgets/data.ts';
import { answerTo } from '../widgets/server.ts';
import type { Certificate } from './certificate.ts';
import { type FarServer, startFarServer } from './far-server.ts';
import type { Line } from './line.ts';
import { partnerFiles, type Served } from './partner-page.ts';
import { peerFiles, subjectPages } from './subjects.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#888"/></svg>';
const cdn = path.join(top, 'packages', 'widgets', 'dist', 'cdn');

/** Requests and compressed bytes of answers since the last reset, without those of the partner's own site. */
export interface Traffic {
  requests: number;
  bytes: number;
}

function compressor() {
  const kept = new Map<string | Buffer, Buffer>();
  return ({ body, type }: Served, quality: number): Buffer => {
    if (type.startsWith('image/png')) return body as Buffer;
    const before = kept.get(body);
    if (before) return before;
    const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    kept.set(body, packed);
    return packed;
  };
}

/** Headers of CDN and API: every origin may read the answer. */
const open = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };
const preflight = {
  'access-control-allow-headers': '*, authorization, content-type, x-wbn-key',
  'access-control-allow-methods': '*',
  'access-control-max-age': '7200',
};

/** Our widgets' chunks by their paths at the CDN. */
const chunks = (): [string, Served][] =>
  readdirSync(cdn, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [
      `/${name.split(path.sep).join('/')}`,
      { type: 'text/javascript', body: readFileSync(path.join(cdn, name)) },
    ]);

/** The answer of the API; a card for each business that is named. */
function answersOf(method: string, name: string, url: string): unknown {
  const ids = new URL(url, 'https://api.example').searchParams.get('ids')?.split(',') ?? [];
  if (name !== '/business/profile/cards') return answerTo(method, name);
  return { success: true, data: cards(ids.length).map((card, n) => ({ ...card, businessID: ids[n] })) };
}

/** The partner's site, the CDN of widgets and peers, and the API, each a server of its own behind the same line. */
export async function startSites(line: () => Line, certificate: Certificate, traffic: Traffic) {
  const pages = new Map([...partnerFiles, ...subjectPages()]);
  const scripts = new Map([...(await peerFiles()), ...chunks()]);
  const packed = compressor();
  // Now, because quality 11 takes longer than an answer.
  for (const served of [...pages.values(), ...scripts.values()]) packed(served, 11);
  const answer = (response: Http2ServerResponse, served: Served | undefined, headers: object, counted: boolean) => {
    if (!served) return response.writeHead(404, { ...open }).end();
    const body = packed(served, served.type === 'application/json' ? 4 : 11);
    const encoding = served.type.startsWith('image/png') ? {} : { 'content-encoding': 'br' };
    if (counted) traffic.bytes += body.length;
    return response.writeHead(200, { 'content-type': served.type, ...encoding, ...headers }).end(body);
  };
  const pathname = ({ url }: Http2ServerRequest) => new URL(url, 'https://site.example').pathname;
  const handlers = {
    'partner.example': (request: Http2ServerRequest, response: Http2ServerResponse) =>
      answer(response, pages.get(pathname(request)), {}, false),
    'cdn.example': (request: Http2ServerRequest, response: Http2ServerResponse) => {
      traffic.requests += 1;
      return answer(response, scripts.get(pathname(request)), { ...open, 'cache-control': 'max-age=300' }, true);
    },
    'api.example': (request: Http2ServerRequest, response: Http2ServerResponse) => {
      traffic.requests += 1;
      const allow = { ...open, 'access-control-allow-origin': String(request.headers.origin ?? '*') };
      if (request.method === 'OPTIONS') return response.writeHead(204, { ...allow, ...preflight }).end();
      const name = pathname(request);
      // The stream of events stays open and says nothing.
      if (name === '/events') {
        response.writeHead(200, { ...allow, 'content-type': 'text/event-stream' }).write('\n');
        return 'endless';
      }
      const body = JSON.stringify(answersOf(request.method, name, request.url));
      return answer(response, { type: 'application/json', body }, allow, true);
    },
    'pictures.example': (_: Http2ServerRequest, response: Http2ServerResponse) =>
      answer(response, { type: 'image/svg+xml', body: picture }, open, false),
  };
  const servers: [host: string, server: FarServer][] = [];
  for (const [host, handler] of Object.entries(handlers))
    servers.push([host, await startFarServer(line, certificate, handler)]);
  return {
    /** For Chromium's --host-resolver-rules. */
    rules: servers.map(([host, { port }]) => `MAP ${host}:443 127.0.0.1:${port}`),
    close: () => {
      for (const [, server] of servers) server.close();
    },
  };
}
