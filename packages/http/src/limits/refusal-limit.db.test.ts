import { limits } from '@wbn/contract';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import { CallError } from '../errors/call-error.ts';
import { makePartnerKey, testOptions, testSites } from '../testing/index.ts';
import { refusalLimit } from './refusal-limit.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
let work = 0;
beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'on' }));
  for (const place of ['upload', 'webhook'] as const)
    app.post<{ Body: { outcome: string } }>(`/${place}`, refusalLimit(app, place), async ({ body }) => {
      work += 1;
      if (body.outcome === 'refused') throw new CallError('Forbidden');
      if (body.outcome === 'broken') throw new Error('broken');
      return {};
    });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await database?.stop();
});

const most = limits.write.anonymous.burst;
const send = async (outcome: string, remoteAddress: string, url = '/upload') =>
  (await app.inject({ method: 'POST', url, payload: { outcome }, remoteAddress })).statusCode;
const sendMany = (outcome: string, address: string) =>
  Promise.all(Array.from({ length: 3 * most }, () => send(outcome, address)));

it('refusals beyond the limit do no work, of many at once either, and close no other place or address', async () => {
  work = 0;
  const statuses = await sendMany('refused', '192.0.2.1');
  expect(statuses.filter((status) => status === 403).length).toBe(work);
  // A token may have come back meanwhile.
  expect([most, most + 1, most + 2]).toContain(work);
  expect(await send('good', '192.0.2.1')).toBe(429);
  expect(await send('good', '192.0.2.1', '/webhook')).toBe(200);
  expect(await send('good', '192.0.2.2')).toBe(200);
});

it.each([
  ['another site', 'https://evil.example', '192.0.2.4'],
  ['a partner', 'https://partner.example', '192.0.2.5'],
])(
  'refused requests of the page of %s use up nothing that our own sites and other partners need',
  async (_, origin, remoteAddress) => {
    const other = 'https://another-partner.example';
    await makePartnerKey(database.db, { origins: ['https://partner.example', other] });
    const from = (page: string, outcome: string) =>
      app.inject({ method: 'POST', url: '/upload', remoteAddress, headers: { origin: page }, payload: { outcome } });
    for (let n = 0; n < 2 * most; n += 1) await from(origin, 'refused');
    expect((await from(origin, 'good')).statusCode).toBe(429);
    for (const page of [testSites.portal, other]) expect((await from(page, 'good')).statusCode, page).toBe(200);
    expect(await send('good', remoteAddress)).toBe(200);
  },
);

it.each([
  ['succeed', 'good', 200],
  ['fail by our own fault', 'broken', 500],
])('requests that %s use up nothing', async (_, outcome, status) => {
  for (let n = 0; n < 2 * most; n += 1) expect(await send(outcome, '192.0.2.3')).toBe(status);
});
