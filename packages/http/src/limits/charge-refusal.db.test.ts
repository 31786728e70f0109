import { limits } from '@wbn/contract';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { testInternalKey, testOptions } from '../testing/index.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'on' }));
  answer(app, 'sendEnquiry', async () => ({}) as never);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await database?.stop();
});

const refusals: [string, InjectOptions][] = [
  ['an unknown path', { url: '/nothing/here' }],
  ['a wrong method', { method: 'DELETE', url: '/needhelp/send' }],
  ['a foreign origin', { method: 'POST', url: '/needhelp/send', headers: { origin: 'https://evil.example' } }],
];
let addresses = 0;

describe('a refusal that comes before the count', () => {
  it.each(refusals)('%s is counted by address all the same', async (_, asked) => {
    addresses += 1;
    const remoteAddress = `198.51.100.${addresses}`;
    const most = asked.method === undefined ? limits.read.anonymous.burst : limits.write.anonymous.burst;
    const send = () => app.inject({ ...asked, remoteAddress });
    const first = await send();
    expect(first.statusCode).toBeGreaterThanOrEqual(403);
    expect(first.headers['ratelimit-limit']).toBe(String(most));
    for (let n = 0; n < most; n += 1) await send();
    const refused = await send();
    expect([refused.statusCode, refused.json().name]).toEqual([429, 'TooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Its bucket is its own: nobody else at the address waits for it.
    const good = await app.inject({ method: 'POST', url: '/needhelp/send', payload: {}, remoteAddress });
    expect(good.statusCode).toBe(200);
  });

  it('is counted by the /48 of IPv6 too, which has as much as sixteen addresses', async () => {
    const most = 16 * limits.write.anonymous.burst;
    const send = (n: number) =>
      app.inject({ method: 'DELETE', url: '/needhelp/send', remoteAddress: `2001:db8:9:${n.toString(16)}::1` });
    const statuses = [];
    for (let n = 0; n < most + 60; n += 1) statuses.push((await send(n)).statusCode);
    expect(statuses.slice(0, most)).toEqual(Array(most).fill(405));
    // Some tokens come back meanwhile.
    expect(statuses.slice(most)).toContain(429);
    const other = { method: 'DELETE', url: '/needhelp/send', remoteAddress: '2001:db8:10:1::1' } as const;
    expect((await app.inject(other)).statusCode).toBe(405);
  });

  it('is not counted where the host site’s own server asked', async () => {
    const headers = { 'x-wbn-internal': testInternalKey };
    expect((await app.inject({ url: '/nothing/here', headers })).headers.ratelimit).toBeUndefined();
  });
});
