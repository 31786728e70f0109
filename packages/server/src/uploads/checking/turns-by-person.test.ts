import { expect, it } from 'vitest';
import { turnsByPerson } from './turns-by-person.ts';

/** Files that end when the test says so, after as much time of a clock of its own as it says. */
function stage(limits: { atOnce?: number; most: number; mostOfOne: number }) {
  let clock = 0;
  const inTurn = turnsByPerson({ ...limits, now: () => clock });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    begun,
    refused,
    ask: async (person: string, gone?: AbortSignal) => {
      inTurn(
        person,
        () => {
          begun.push(person);
          return new Promise<void>((end) => ends.push(end));
        },
        gone,
      ).catch((error: Error) => void refused.push(`${person} ${error.name}`));
      await settle();
    },
    end: async (after: number) => {
      clock += after;
      ends.shift()?.();
      await settle();
    },
  };
}

it('a person with a slow file waits behind the others', async () => {
  const { ask, begun, end } = stage({ most: 8, mostOfOne: 4 });
  for (const person of ['slow', 'slow', 'slow', 'ana', 'ben']) await ask(person);
  for (let n = 0; n < 5; n += 1) await end(begun.at(-1) === 'slow' ? 5000 : 10);
  expect(begun).toEqual(['slow', 'ana', 'ben', 'slow', 'slow']);
});

it('a few files are worked on at once, and each that ends makes way for one', async () => {
  const { ask, begun, end } = stage({ atOnce: 2, most: 8, mostOfOne: 2 });
  for (const person of ['slow', 'slow', 'ana', 'ben']) await ask(person);
  expect(begun).toEqual(['slow', 'slow']);
  await end(10);
  expect(begun).toEqual(['slow', 'slow', 'ana']);
  await end(10);
  await end(10);
  await end(10);
  await ask('cy');
  expect(begun).toEqual(['slow', 'slow', 'ana', 'ben', 'cy']);
});

it('a file gives up its place when nobody waits for it any more', async () => {
  const { ask, begun, end, refused } = stage({ most: 3, mostOfOne: 2 });
  const gone = new AbortController();
  await ask('ana');
  await ask('ben', gone.signal);
  await ask('ben', gone.signal);
  gone.abort();
  await ask('ben');
  await ask('ben', gone.signal);
  expect(refused).toEqual(['ben Unavailable', 'ben Unavailable', 'ben Unavailable']);
  await end(10);
  expect(begun).toEqual(['ana', 'ben']);
});

it('files of slow people that fill all places give way to those of others', async () => {
  const { ask, begun, end, refused } = stage({ most: 8, mostOfOne: 2 });
  for (let n = 0; n < 4; n += 1) {
    await ask(`slow ${n}`);
    await end(5000);
  }
  for (let n = 0; n < 8; n += 1) await ask(`slow ${n % 4}`);
  await ask('ana');
  expect(refused).toEqual([expect.stringMatching(/^slow \d Unavailable$/)]);
  await end(5000);
  expect(begun.at(-1)).toBe('ana');
});

it('one person has few at a time, and works on again when one has ended', async () => {
  const { ask, begun, end, refused } = stage({ most: 8, mostOfOne: 2 });
  for (let n = 0; n < 3; n += 1) await ask('ana');
  expect(refused).toEqual(['ana Unavailable']);
  await end(1);
  await ask('ana');
  await end(1);
  await end(1);
  expect(begun).toEqual(['ana', 'ana', 'ana']);
});
