import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keepFiles, TooBusy } from './kept-files.ts';

/** A file store whose files are made only when `end` is called. */
function started(room = 10_000, waiting = 1) {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  let time = 0;
  const file = keepFiles({
    make: async function* (name) {
      asked.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      yield `text of ${name}`;
    },
    ...{ lasts: 1_000, room, waiting, now: () => time },
  });
  const end = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  const later = (milliseconds: number) => {
    time += milliseconds;
  };
  return { asked, end, file, later };
}
const textOf = async (file: Promise<Buffer>) => gunzipSync(await file).toString();

it('a file is made once for simultaneous requests, and again only when it is old', async () => {
  const { asked, end, file, later } = started();
  const both = [file('a'), file('a')];
  await end();
  expect(await Promise.all(both.map(textOf))).toEqual(['text of a', 'text of a']);
  later(999);
  expect(await textOf(file('a'))).toBe('text of a');
  expect(asked).toEqual(['a']);
  later(1);
  const again = file('a');
  await end();
  await again;
  expect(asked).toEqual(['a', 'a']);
});

it('files are made one after the other, and refused when too many wait', async () => {
  const { asked, end, file } = started();
  const [first, second] = [file('a'), file('b')];
  await expect(file('c')).rejects.toBeInstanceOf(TooBusy);
  await expect.poll(() => asked).toEqual(['a']);
  await end();
  await first;
  await end();
  expect(await textOf(second)).toBe('text of b');
});

it('the oldest file is removed when the room is needed', async () => {
  const { asked, end, file } = started(60);
  for (const name of ['a', 'b', 'c']) {
    const made = file(name);
    await end();
    await made;
  }
  expect(await textOf(file('c'))).toBe('text of c');
  const again = file('a');
  await end();
  await again;
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

it('a file that could not be made is tried again', async () => {
  let tries = 0;
  const file = keepFiles({
    make: async function* () {
      tries += 1;
      if (tries === 1) throw new Error('no API');
      yield 'here';
    },
    ...{ lasts: 1_000, room: 10_000, waiting: 1, now: () => 0 },
  });
  await expect(file('a')).rejects.toThrow('no API');
  expect(await textOf(file('a'))).toBe('here');
});
