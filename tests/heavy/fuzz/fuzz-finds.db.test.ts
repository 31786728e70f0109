import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { answer, createApp } from '@wbn/http';
import { testOptions } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Surroundings } from './world/cases.ts';
import { again, fuzz, judged, mustHold, type Send } from './world/run.ts';
import { inject } from './world/world.ts';

/** The fuzzer itself: planted errors in a server must fail the suite, and each id reproduces its case. */

let database: TemporaryDatabase;
let app: ReturnType<typeof createApp>;
let send: Send;
beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'off', checkAnswers: false, callTimeout: 1_500 }));
  const empty = { results: [], total_results: 0, total_is_exact: true };
  answer(app, 'searchBusinesses', async ({ input: { body } }) => {
    if (/[^ -~]/.test(body.textQuery ?? '')) throw new Error('planted');
    return empty;
  });
  answer(app, 'searchProducts', async () => ({ ...empty, secret: 1 }) as never);
  answer(app, 'suggest', async ({ input: { body } }) => (body.prefix.length > 3 ? new Promise(() => {}) : []));
  answer(app, 'listGenders', async () => []);
  send = (one) => inject(app, one);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await database?.stop();
});

const around: Surroundings = { words: ['pumps'], good: () => undefined, askers: () => [{}], costly: new Set() };

describe('the fuzzer', () => {
  it('finds a planted 500, makes the suite fail by it, and makes the same case again', async () => {
    const report = await fuzz('searchBusinesses', 300, 'planted', around, send);
    expect(report.failing.length).toBeGreaterThan(0);
    expect(report.statuses.get(500)).toBe(report.failing.length);
    expect(() => mustHold([report])).toThrow(/WBN_FUZZ_CASE='searchBusinesses#\d+@planted' answered 500/);
    for (const { id, what } of report.failing) {
      expect(what).toContain('500');
      expect((await judged(again(id, around), send)).answered?.statusCode).toBe(500);
    }
  });

  it('finds an answer that says more than its shape', async () => {
    const report = await fuzz('searchProducts', 100, 'planted', around, send);
    expect(() => mustHold([report])).toThrow(/breaks its shape/);
  });

  it('finds a call that hangs', { timeout: 120_000 }, async () => {
    const report = await fuzz('suggest', 60, 'planted', around, send);
    expect(() => mustHold([report])).toThrow(/did not answer within 1000 ms/);
  });

  it('has nothing to say of a good server', async () => {
    const report = await fuzz('listGenders', 100, 'planted', around, send);
    expect(() => mustHold([report])).not.toThrow();
    expect([...report.statuses.keys()]).toContain(200);
  });

  it('makes other cases of another seed, and the same of the same', () => {
    const one = again('searchBusinesses#7@a', around);
    expect(again('searchBusinesses#7@a', around)).toEqual(one);
    const urls = (seed: string) =>
      Array.from({ length: 9 }, (_, index) => again(`suggest#${index}@${seed}`, around).payload);
    expect(urls('a')).not.toEqual(urls('b'));
  });
});
