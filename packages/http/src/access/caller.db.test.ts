import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { makePartnerKey, testOptions, testSites } from '../testing/index.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await startTemporaryDatabase();
}, 60_000);
afterAll(() => database?.stop());
beforeEach(() => {
  app = createApp(testOptions(database.db, { limits: 'on', checkAnswers: false }));
  answer(app, 'listGenders', async () => []);
});
afterEach(() => app.close());

const ask = (remoteAddress: string, headers: Record<string, string>, method: 'GET' | 'OPTIONS' = 'GET') =>
  app.inject({ method, url: '/ref-data/gender', remoteAddress, headers });
const statuses = async (count: number, each: (n: number) => ReturnType<typeof ask>) => {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await each(n)).statusCode);
  return seen;
};
const strange = (n: number) => `https://s${n}.example`;

describe('an origin that was not met before', () => {
  it.each(['GET', 'OPTIONS'] as const)('is counted by address, also in a request with %s', async (method) => {
    const address = method === 'GET' ? '192.0.2.10' : '192.0.2.11';
    const seen = await statuses(70, (n) => ask(address, { origin: strange(n) }, method));
    expect(seen.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8);
    expect(seen.slice(0, 60)).not.toContain(429);
    expect((await ask('192.0.2.12', { origin: strange(1_000) }, method)).statusCode).not.toBe(429);
    expect((await ask(address, { origin: testSites.portal }, method)).statusCode).not.toBe(429);
  });

  it('is counted once with a key that is unknown as well', async () => {
    const seen = await statuses(60, (n) => ask('192.0.2.20', { origin: strange(n), 'x-wbn-key': `pk_unknown${n}` }));
    expect(seen).not.toContain(429);
  });

  it('costs a visitor of a page that is known nothing, however often its answer must be renewed', async () => {
    const origin = 'https://busy.example';
    const { publishableKey } = await makePartnerKey(database.db, { origins: [origin] });
    const home = { origin, 'x-wbn-key': publishableKey };
    expect((await ask('192.0.2.30', home)).statusCode).toBe(200);
    await statuses(70, (n) => ask('192.0.2.31', { origin: strange(2_000 + n) }));
    expect((await ask('192.0.2.31', home)).statusCode).toBe(200);
  });
});
