import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { type Addresses, addresses } from '../support/addresses.ts';
import { asPerson } from '../support/api.ts';

/** Every server is asked for every kind of answer; each answer has the headers that keep a browser from reading it as something else. */

type Part = Exclude<keyof Addresses, 'payments'>;

interface Asked {
  readonly part: Part;
  readonly path: string;
  readonly status: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Pages of a partner have the headers of the partner's server. */
  readonly isForeign?: boolean;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** With the path as written: `fetch` would normalise it, and refuses TRACE. The body of a stream ends with its first part. */
const send = ({ part, path, method = 'GET', headers = {}, body }: Omit<Asked, 'status'>) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(addresses()[part]);
    const asked = httpRequest({ host: hostname, port, path, method, headers, agent: false }, async (answer) => {
      let text = '';
      const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
      for await (const chunk of answer) {
        text += chunk;
        if (isStream) break;
      }
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
    });
    asked.on('error', reject).end(body);
  });

/** An address that a page names. */
async function linked(page: Asked, expression: RegExp): Promise<string> {
  const found = expression.exec((await send(page)).body)?.[1];
  if (found === undefined) throw new Error(`${page.path} names no ${expression}.`);
  return found;
}
const home: Asked = { part: 'portal', path: '/', status: 200 };

const json = { 'content-type': 'application/json' };
const large = JSON.stringify({ textQuery: 'x'.repeat(70_000) });

async function kinds(): Promise<Asked[]> {
  const script = await linked(home, /(\/assets\/[\w.-]+\.js)/);
  const [{ businessID }] = await (await asPerson('owner@demo.example'))<[{ businessID: string }]>(
    'business/profile/my-list',
  );
  const events = `/events?resources=${businessID}`;
  return [
    home,
    { part: 'portal', path: '/about-us?lang=ar', status: 200 },
    { part: 'portal', path: '/business/no-such-business', status: 404 },
    { part: 'portal', path: '/', status: 302, headers: { 'accept-language': 'ar' } },
    { part: 'portal', path: '*', status: 400 },
    { part: 'portal', path: '/', status: 405, method: 'POST' },
    { part: 'portal', path: script, status: 200 },
    { part: 'portal', path: script, status: 200, method: 'HEAD' },
    { part: 'portal', path: '/robots.txt', status: 200 },
    { part: 'portal', path: '/sitemap.xml', status: 200 },
    { part: 'portal', path: '/site.webmanifest', status: 200 },
    { part: 'portal', path: '/.well-known/security.txt', status: 200 },
    { part: 'portal', path: '/health/ready', status: 200 },
    { part: 'portal', path: '/embed/search-box', status: 200 },
    { part: 'portal', path: '/embed/no-such-widget', status: 404 },
    { part: 'portal', path: '/oembed?url=x', status: 404 },
    { part: 'api', path: '/ref-data/country', status: 200 },
    { part: 'api', path: '/openapi.json', status: 200 },
    { part: 'api', path: '/health/live', status: 200 },
    { part: 'api', path: events, status: 200 },
    { part: 'api', path: '/no-such-call', status: 404 },
    { part: 'api', path: '/%zz', status: 400 },
    { part: 'api', path: '/user/profile', status: 401 },
    { part: 'api', path: '/ref-data/country', status: 403, headers: { origin: 'https://evil.example' } },
    { part: 'api', path: '/search/business', status: 204, method: 'OPTIONS', headers: preflight() },
    { part: 'api', path: '/search/business', status: 405, method: 'GET' },
    { part: 'api', path: '/search/business', status: 400, method: 'POST', headers: json, body: '{"textQuery":5}' },
    { part: 'api', path: '/search/business', status: 413, method: 'POST', headers: json, body: large },
    {
      part: 'api',
      path: '/search/business',
      status: 415,
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: 'x',
    },
    { part: 'accounts', path: '/login', status: 200 },
    { part: 'accounts', path: '/account', status: 303 },
    { part: 'accounts', path: '/no-such-page', status: 404 },
    { part: 'accounts', path: '/verify-email?token=none', status: 410 },
    { part: 'accounts', path: '/refresh-token', status: 401, method: 'POST' },
    { part: 'accounts', path: '/login', status: 413, method: 'POST', headers: json, body: large },
    {
      part: 'accounts',
      path: await linked({ part: 'accounts', path: '/login', status: 200 }, /href="(\/[^"]+\.css[^"]*)"/),
      status: 200,
    },
    { part: 'cdn', path: '/v1/wbn.js', status: 200 },
    { part: 'cdn', path: '/v1/site.json', status: 200 },
    { part: 'cdn', path: '/no-such-file', status: 404 },
    { part: 'cdn', path: '*', status: 400 },
    { part: 'cdn', path: '/v1/wbn.js', status: 405, method: 'POST' },
    { part: 'cdn', path: '/examples/script-tag', status: 301 },
    { part: 'cdn', path: '/examples/script-tag/', status: 200, isForeign: true },
    { part: 'files', path: await linked(home, new RegExp(`${addresses().files}(/[^"&, ]+)`)), status: 200 },
    { part: 'files', path: '/health/live', status: 200 },
    { part: 'files', path: '/no-such-file', status: 404 },
    { part: 'files', path: '/%zz', status: 404 },
  ];
}

const preflight = () => ({ origin: addresses().portal, 'access-control-request-method': 'POST' });

/** JSON of another name has no parameter for its encoding. */
const typed =
  /^(?:image\/[\w+]+$|(?:text\/[\w-]+|application\/(?:json|xml)); charset=utf-8$|application\/[\w-]+\+json$)/i;

it('every kind of answer of every server states its type, and forbids to guess it, to run it and to frame it', async () => {
  const asked = await kinds();
  const again = asked.filter(({ method, status }) => status === 200 && method === undefined);
  const conditional: Asked[] = [];
  for (const one of again) {
    const { etag } = (await send(one)).headers;
    if (etag) conditional.push({ ...one, status: 304, headers: { 'if-none-match': etag } });
  }
  expect([...new Set(conditional.map(({ part }) => part))]).toEqual(['portal', 'api', 'files']);
  const faults: string[] = [];
  for (const one of [...asked, ...conditional]) {
    const { body, headers, status } = await send(one);
    const name = `${one.part} ${one.method ?? 'GET'} ${one.path} ${status}`;
    if (status !== one.status) faults.push(`${name}: not ${one.status}`);
    if (body !== '' && !typed.test(String(headers['content-type'])))
      faults.push(`${name}: is ${headers['content-type']}`);
    if (status === 200 && headers['x-content-type-options'] !== 'nosniff') faults.push(`${name}: no nosniff`);
    if (one.isForeign) continue;
    if (headers['x-content-type-options'] !== 'nosniff') faults.push(`${name}: no nosniff`);
    if (!headers['referrer-policy']) faults.push(`${name}: no referrer policy`);
    const policy = String(headers['content-security-policy'] ?? '');
    for (const rule of [/default-src 'none'/, /frame-ancestors /, /base-uri 'none'|sandbox/])
      if (!rule.test(policy)) faults.push(`${name}: ${rule} is missing in ${policy}`);
    if (headers['x-powered-by'] !== undefined || headers.server !== undefined)
      faults.push(`${name}: names its software`);
  }
  expect(faults).toEqual([]);
});

const parts: readonly Part[] = ['portal', 'api', 'accounts', 'cdn', 'files'];

it.each(parts)('no server repeats a TRACE: %s', async (part) => {
  const { body, status } = await send({ part, path: '/', method: 'TRACE', headers: { 'x-secret': 'repeated' } });
  expect([404, 405]).toContain(status);
  expect(body).not.toContain('repeated');
});

/** Files of tools and versions, and folders that hold files. */
const hidden = [
  '/.git/config',
  '/.git/HEAD',
  '/.svn/entries',
  '/.env',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/sbom.cdx.json',
];
const folders = ['/assets/', '/assets', '/v1/', '/v1', '/u/', '/u', '/private/', '/examples/', '/examples'];

it.each(parts)('no server has files of tools, nor lists of files: %s', async (part) => {
  for (const path of hidden) expect((await send({ part, path })).status, path).toBeGreaterThanOrEqual(300);
  for (const path of folders) {
    const { body, status } = await send({ part, path });
    expect(status === 200 && /index of|\.js<\/a>|\.webp/i.test(body), path).toBe(false);
  }
});
