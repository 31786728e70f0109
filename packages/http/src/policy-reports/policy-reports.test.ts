import { createDatabase } from '@wbn/database';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import { keptLog, testInternalKey, testOptions, testSites } from '../testing/index.ts';
import { reportAllowance } from './allowance.ts';
import { reduceReports } from './reduce.ts';

// Reports need no database: with this one, any query fails.
const db = createDatabase('postgresql://nobody:nothing@127.0.0.1:1/none');
afterAll(() => db.destroy());
let close: () => Promise<unknown>;
afterEach(() => close?.());

const { portal } = testSites;
const violation = {
  'document-uri': `${portal}/invitation?token=secret`,
  referrer: 'https://elsewhere.example/?q=secret',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  'blocked-uri': 'https://evil.example/x.js?secret=1',
  'script-sample': 'secret()',
};
const modern = (body: object) => [
  { type: 'csp-violation', age: 1, url: `${portal}/`, user_agent: 'secret', body },
  { type: 'deprecation', body: { id: 'secret' } },
];
const modernViolation = {
  documentURL: `${portal}/newsfeed?secret`,
  effectiveDirective: 'img-src',
  blockedURL: 'inline',
  sample: 'secret',
};

function started() {
  const log = keptLog();
  const app = createApp(testOptions(db, { logger: log.logger }));
  close = () => app.close();
  const send = (payload: string, type = 'application/csp-report', remoteAddress = '203.0.113.5') =>
    app.inject({
      method: 'POST',
      url: '/policy-reports',
      remoteAddress,
      headers: { 'content-type': type, origin: portal },
      payload,
    });
  const figures = async () =>
    (await app.inject({ url: '/metrics', headers: { 'x-wbn-internal': testInternalKey } })).body;
  const lines = () =>
    log
      .text()
      .split('\n')
      .filter((line) => line.includes('policy violated'));
  return { app, figures, lines, send };
}

describe('a report of a violated policy', () => {
  it('is one line with directive, blocked origin and path in both formats, and a metric; nothing else of it is kept', async () => {
    const { figures, lines, send } = started();
    expect((await send(JSON.stringify({ 'csp-report': violation }))).statusCode).toBe(204);
    expect((await send(JSON.stringify(modern(modernViolation)), 'application/reports+json')).statusCode).toBe(204);
    const told = lines().map((line) => JSON.parse(line));
    expect(told).toMatchObject([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/invitation' },
      { directive: 'img-src', blocked: 'inline', page: '/newsfeed' },
    ]);
    expect(lines().join()).not.toContain('secret');
    expect(await figures()).toMatch(/wbn_policy_reports_total\{directive="script-src-elem".*\} 1/);
  });

  it.each([
    ['about a page of somebody else', { ...violation, 'document-uri': 'https://evil.example/' }],
    ['about no page', { ...violation, 'document-uri': 7 }],
    ['without fields', 7],
  ])('%s leaves no line', async (_, report) => {
    const { lines, send } = started();
    expect((await send(JSON.stringify({ 'csp-report': report }))).statusCode).toBe(204);
    expect(lines()).toEqual([]);
  });

  it('cannot invent names of figures or write long lines', () => {
    const long = {
      ...violation,
      'effective-directive': 'x'.repeat(99),
      'blocked-uri': `https://${'a.'.repeat(150)}example/`,
    };
    const [reduced] = reduceReports({ 'csp-report': { ...long, 'document-uri': `${portal}/${'a'.repeat(3000)}` } }, [
      portal,
    ]);
    expect(reduced).toMatchObject({ directive: 'other', blocked: 'other' });
    expect(reduced?.page).toHaveLength(200);
    const many = modern(modernViolation).concat(...Array.from({ length: 50 }, () => modern(modernViolation)));
    expect(reduceReports(many, [portal]).length).toBeLessThanOrEqual(10);
  });

  it.each([
    [400, 'no JSON', 'application/csp-report'],
    [
      413,
      JSON.stringify({ 'csp-report': { ...violation, 'script-sample': 'x'.repeat(17_000) } }),
      'application/csp-report',
    ],
    [415, JSON.stringify({ 'csp-report': violation }), 'application/json'],
  ])('is refused with %i: not JSON, too large, of another type', async (status, payload, type) => {
    const { lines, send } = started();
    expect((await send(payload, type)).statusCode).toBe(status);
    expect(lines()).toEqual([]);
  });

  it('is refused when its network has sent ten within a minute; of many networks each has its first one taken', async () => {
    const { lines, send } = started();
    const report = JSON.stringify({ 'csp-report': violation });
    for (let sent = 0; sent < 10; sent += 1) expect((await send(report)).statusCode).toBe(204);
    const refused = await send(report);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    // Six networks that send all they may silence no other.
    for (let n = 10; n < 15; n += 1)
      for (let sent = 0; sent < 10; sent += 1) await send(report, undefined, `203.0.113.${n}`);
    expect(lines()).toHaveLength(60);
    const later = async (address: string) => (await send(report, undefined, address)).statusCode;
    expect([await later('203.0.113.99'), await later('203.0.113.99')]).toEqual([204, 429]);
    expect([await later('2001:db8:1:1::1'), await later('2001:db8:1:2::1')]).toEqual([204, 429]);
    for (let n = 0; n < 700; n += 1) await later(`198.51.${n % 7}.${Math.floor(n / 7)}`);
    expect(lines()).toHaveLength(600);
  });

  it('is taken again a minute later', () => {
    let now = 0;
    const { takes } = reportAllowance(() => now);
    for (let sent = 0; sent < 10; sent += 1) expect(takes('a')).toBe(true);
    expect(takes('a')).toBe(false);
    now = 60_000;
    expect(takes('a')).toBe(true);
  });

  it('may be sent by a page of the portal after a preflight', async () => {
    const { app } = started();
    const headers = {
      origin: portal,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const answered = await app.inject({ method: 'OPTIONS', url: '/policy-reports', headers });
    expect(answered.statusCode).toBe(204);
    expect(answered.headers).toMatchObject({ 'access-control-allow-origin': portal });
    expect(answered.headers['access-control-allow-methods']).toContain('POST');
  });
});
