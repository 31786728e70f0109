import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from './support/raw.ts';
import { bodiesAndMore } from './support/raw-bodies.ts';
import { heads } from './support/raw-heads.ts';

const rawRequests = [...heads, ...bodiesAndMore];

/** Raw bytes on a socket that no client library would send. */

let api: TestApi;
let port: number;
let failures: unknown[];
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
}, 60_000);
afterAll(() => api?.stop());

describe('raw requests', () => {
  it('are more than two hundred, none twice', () => {
    expect(rawRequests.length).toBeGreaterThan(200);
    expect(new Set(rawRequests.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(rawRequests.length);
  });

  it('are each answered or closed, never by a 5xx, and nothing is smuggled behind them', {
    timeout: 120_000,
  }, async () => {
    failures = [];
    const judge = async ({ name, bytes, answers: expected }: (typeof rawRequests)[number]) => {
      const answers = await sendRaw(port, bytes, expected !== undefined).catch((error: Error) => [
        { status: 999, headers: '', body: error.message },
      ]);
      const statuses = answers.map(({ status }) => status);
      if (expected === undefined ? answers.length > 1 : answers.length !== expected) failures.push({ name, statuses });
      for (const { status, headers, body } of answers) {
        if (status >= 500 || headers.includes('evil.example')) failures.push({ name, status, headers, body });
        if (headers.includes('application/json') && status >= 400 && !body.includes('{"success":false,'))
          failures.push({ name, status, body });
      }
    };
    const waiting = [...rawRequests];
    const lane = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await judge(one);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(failures).toEqual([]);
    expect((await api.ask('/ref-data/gender')).status).toBe(200);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
