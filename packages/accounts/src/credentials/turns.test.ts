import { expect, it } from 'vitest';
import { fairTurns } from './turns.ts';

/** Jobs that end when the test releases them, in the order in which they started. */
function stage(options: { atOnce: number; maxWaiting: number }) {
  const inTurn = fairTurns({ ...options, memory: 60_000 });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string) =>
    inTurn(address, () => {
      begun.push(address);
      return new Promise<void>((end) => ends.push(end));
    }).catch((error: Error) => void refused.push(`${address} ${error.name}`));
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    begun,
    refused,
    ask: async (address: string, times = 1) => {
      for (let n = 0; n < times; n += 1) void ask(address);
      await settle();
    },
    endOne: async () => {
      ends.shift()?.();
      await settle();
    },
  };
}

it('an address that asks for the first time comes before those that have asked for much', async () => {
  const { ask, begun, endOne } = stage({ atOnce: 2, maxWaiting: 64 });
  for (let n = 0; n < 12; n += 1) await ask(`attacker ${n % 4}`);
  await ask('owner');
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(begun).toContain('owner');
});

it('a queue that a few dozen addresses have filled still takes another address, and refuses one of theirs', async () => {
  const { ask, begun, endOne, refused } = stage({ atOnce: 2, maxWaiting: 64 });
  for (let n = 0; n < 30; n += 1) await ask(`attacker ${n}`, 30);
  expect(refused.length).toBe(900 - 66);
  await ask('owner');
  expect(refused).not.toContain('owner Unavailable');
  expect(refused.at(-1)).toMatch(/^attacker \d+ Unavailable$/);
  for (let n = 0; n < 33; n += 1) await endOne();
  expect(begun).toContain('owner');
});

it('works on no more at once than it may, and on all in the end', async () => {
  const { ask, begun, endOne } = stage({ atOnce: 2, maxWaiting: 8 });
  await ask('one', 5);
  expect(begun).toHaveLength(2);
  for (let n = 0; n < 3; n += 1) await endOne();
  expect(begun).toHaveLength(5);
});
