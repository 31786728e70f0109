import { expect, it } from 'vitest';
import { pictureTurns } from '../uploads/fetch-picture.ts';
import { type PersonTurns, turnsByPerson } from './turns-by-person.ts';

/** Files that end when the test says so, after as much time of a clock of its own as it says. */
function stage(limits: PersonTurns) {
  let clock = 0;
  const inTurn = turnsByPerson({ ...limits, now: () => clock });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    begun,
    refused,
    ask: async (person: string, gone?: AbortSignal, network?: string) => {
      inTurn(
        person,
        () => {
          begun.push(person);
          return new Promise<void>((end) => ends.push(end));
        },
        gone,
        network,
      ).catch((error: Error) => void refused.push(`${person} ${error.name}`));
      await settle();
    },
    end: async (after: number) => {
      clock += after;
      ends.shift()?.();
      await settle();
    },
    endNewest: async () => {
      ends.pop()?.();
      await settle();
    },
    /** Ends all that is worked on. */
    endAll: async (after: number) => {
      clock += after;
      for (const one of ends.splice(0)) one();
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

/** Of 300 people each asks for two pictures at a time, again and again, and each picture takes eight seconds. */
const everybodySlow = async ({ ask, begun, endAll }: ReturnType<typeof stage>, network?: string) => {
  const people = Array.from({ length: 300 }, (_, n) => `slow ${n}`);
  const wave = async () => {
    for (const person of [...people, ...people]) await ask(person, undefined, network);
    await endAll(8000);
  };
  await wave();
  // Those who have used nothing come first, so each has a place in its turn.
  while (network === undefined && new Set(begun).size < people.length) await wave();
  return wave;
};
/** Whether this person finds a place, and leaves otherwise. */
const hasTurnAtOnce = async ({ ask, begun, endNewest }: ReturnType<typeof stage>, person: string) => {
  const before = begun.length;
  const gone = new AbortController();
  await ask(person, gone.signal);
  const isBegun = begun.length > before && begun.at(-1) === person;
  if (isBegun) await endNewest();
  gone.abort();
  return isBegun;
};

it.each([
  ['of networks of their own, once each has had one', undefined],
  ['of one network, once it has had a few', 'network'],
])('300 people with slow servers leave a place for the pictures of somebody else: %s', async (_who, network) => {
  const people = stage(pictureTurns);
  const wave = await everybodySlow(people, network);
  for (let n = 0; n < 10; n += 1) {
    await wave();
    expect(await hasTurnAtOnce(people, 'ana')).toBe(true);
  }
  expect(people.begun.filter((person) => person === 'ana')).toHaveLength(10);
});

it('slow people have no more than their part of the places, also when the others are empty', async () => {
  const { ask, begun, endAll } = stage({ atOnce: 3, most: 9, mostOfOne: 9, slow: { after: 5000, atOnce: 1 } });
  await ask('slow');
  await endAll(6000);
  for (let n = 0; n < 3; n += 1) await ask('slow');
  expect(begun).toEqual(['slow', 'slow']);
  await endAll(6000);
  await endAll(6000);
  expect(begun).toEqual(['slow', 'slow', 'slow', 'slow']);
});
