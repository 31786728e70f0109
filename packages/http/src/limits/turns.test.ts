import { expect, it } from 'vitest';
import { networksOf } from './address.ts';
import { fairTurns } from './turns.ts';

interface How {
  readonly times?: number;
  readonly userID?: string;
  readonly ended?: AbortSignal;
}

/** Jobs that end when the test releases them, in the order in which they started. */
function stage(options: { atOnce: number; maxWaiting: number }) {
  const inTurn = fairTurns({ ...options, memory: 60_000 });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string, { userID, ended }: How) =>
    inTurn({ networks: networksOf(address), userID, ended }, () => {
      begun.push(address);
      return new Promise<void>((end) => ends.push(end));
    }).catch((error: Error) => void refused.push(`${address} ${error.name}`));
  const settle = () => new Promise((done) => setImmediate(done));
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return {
    begun,
    refused,
    ask: async (address: string, how: How = {}) => {
      for (let n = 0; n < (how.times ?? 1); n += 1) void ask(address, how);
      await settle();
    },
    endOne,
    endAll: async () => {
      while (ends.length > 0) await endOne();
    },
  };
}
const usual = { atOnce: 2, maxWaiting: 64 };
const owner = '198.51.100.7';

it('an address that asks for the first time comes before those that have asked for much', async () => {
  const { ask, begun, endOne } = stage(usual);
  for (let n = 0; n < 12; n += 1) await ask(`203.0.113.${n % 4}`);
  await ask(owner);
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(begun).toContain(owner);
});

it('a queue that a few dozen addresses have filled still takes another address, and refuses one of theirs', async () => {
  const { ask, begun, endOne, refused } = stage(usual);
  for (let n = 0; n < 30; n += 1) await ask(`203.0.113.${n}`, { times: 30 });
  expect(refused.length).toBe(900 - 34);
  await ask(owner);
  expect(refused).not.toContain(`${owner} Unavailable`);
  expect(refused.at(-1)).toMatch(/^203\.0\.113\.\d+ Unavailable$/);
  for (let n = 0; n < 33; n += 1) await endOne();
  expect(begun).toContain(owner);
});

it.each([
  ['of one network', (n: number) => `203.0.${n}.9`, 1],
  ['of one IPv6 customer', (n: number) => `2001:db8:1:${n.toString(16)}::/64`, 1],
  ['of as many networks', (n: number) => `${n + 1}.20.30.7`, 64],
])('a queue that fresh addresses %s have filled does not keep another fresh one out', async (_, address, turns) => {
  const { ask, begun, endOne, refused } = stage(usual);
  for (let n = 0; n < 80; n += 1) await ask(address(n));
  await ask(owner);
  for (let n = 0; n < turns; n += 1) await endOne();
  expect(begun).toContain(owner);
  expect(refused).not.toContain(`${owner} Unavailable`);
});

it('a known browser comes before all strangers, also at an address that has asked for much', async () => {
  const { ask, begun, endOne } = stage(usual);
  await ask(owner, { times: 40 });
  for (let n = 0; n < 80; n += 1) await ask(`${n + 1}.20.30.7`);
  const strangers = begun.filter((one) => one === owner).length;
  await ask(owner, { userID: 'owner' });
  await endOne();
  expect(begun.filter((one) => one === owner)).toHaveLength(strangers + 1);
});

it('known browsers of dozens of accounts do not keep strangers out, nor other known browsers', async () => {
  const { ask, begun, endAll, endOne, refused } = stage(usual);
  const askFortyTimes = async () => {
    for (let n = 0; n < 40; n += 1) await ask(`${n}.20.30.7`, { userID: `account ${n}` });
  };
  await askFortyTimes();
  await endAll();
  for (let n = 0; n < 5; n += 1) await askFortyTimes();
  await ask('198.51.100.8', { userID: 'owner' });
  await ask(owner);
  const before = begun.length;
  await endOne();
  await endOne();
  expect(begun.slice(before)).toEqual([owner, '198.51.100.8']);
  expect(refused.filter((one) => one.startsWith('198.51.100.'))).toEqual([]);
});

it('known browsers of one account together come after those of an account that tries for the first time, at one address too', async () => {
  const { ask, begun, endOne, refused } = stage(usual);
  await ask('203.0.113.9', { userID: 'guesser', times: 100 });
  await ask('203.0.113.9', { userID: 'owner' });
  const before = begun.length;
  await endOne();
  expect(begun.length).toBe(before + 1);
  await ask('203.0.113.9', { userID: 'guesser' });
  expect(refused.at(-1)).toBe('203.0.113.9 Unavailable');
});

it('a request that has ended leaves the queue, and its work is not done', async () => {
  const { ask, begun, endAll } = stage(usual);
  await ask('203.0.113.1', { times: 2 });
  const gone = new AbortController();
  await ask('203.0.113.2', { times: 64, ended: gone.signal });
  gone.abort();
  await ask('203.0.113.2', { ended: gone.signal });
  // Has the worst rank of all: it gets in because the queue is empty.
  await ask('203.0.113.1');
  await endAll();
  expect(begun).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.1']);
});

it('works on no more at once than it may, and on all in the end', async () => {
  const { ask, begun, endOne } = stage({ atOnce: 2, maxWaiting: 8 });
  await ask(owner, { times: 5 });
  expect(begun).toHaveLength(2);
  for (let n = 0; n < 3; n += 1) await endOne();
  expect(begun).toHaveLength(5);
});

it('a request of no address has the same number of networks as any other', () => {
  expect(networksOf('')).toHaveLength(networksOf('203.0.113.9').length);
});
