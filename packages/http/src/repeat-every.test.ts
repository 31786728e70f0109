import fastify, { type FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatEvery } from './repeat-every.ts';
import { keptLog } from './testing/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work whose rounds end when the test releases them. */
function slowWork() {
  const rounds: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const round = Promise.withResolvers<void>();
    rounds.push(round);
    return round.promise;
  };
  return { rounds, work };
}

it('does one round at a time, and goes on after one that failed', async () => {
  const log = keptLog();
  const app = fastify({ loggerInstance: log.logger as FastifyBaseLogger });
  const { rounds, work } = slowWork();
  repeatEvery(app, { everyMs: 1_000, work, failure: 'the shelves were not dusted' });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(rounds).toHaveLength(1);
  rounds[0]?.reject(new Error('no duster'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toHaveLength(2);
  expect(log.text()).toContain('the shelves were not dusted');
  rounds[1]?.resolve();
  await app.close();
});

it('lets the round at work end before the app is closed, and begins none after it', async () => {
  const app = fastify();
  const { rounds, work } = slowWork();
  const start = repeatEvery(app, { everyMs: 1_000, work, failure: '' });
  start();
  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect({ closed, begun: rounds.length }).toEqual({ closed: false, begun: 1 });
  rounds[0]?.resolve();
  await closing;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toHaveLength(1);
});

it('does not hold up the end for a round that hangs, unless that round must end', async () => {
  const app = fastify();
  repeatEvery(app, { everyMs: 1_000, work: () => new Promise(() => {}), failure: '' })();
  const closing = app.close();
  await vi.advanceTimersByTimeAsync(2_000);
  await closing;

  const patient = fastify();
  const { rounds, work } = slowWork();
  repeatEvery(patient, { everyMs: 1_000, work, failure: '', mustEnd: true })();
  let closed = false;
  const end = patient.close().then(() => {
    closed = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed).toBe(false);
  rounds[0]?.resolve();
  await end;
});
