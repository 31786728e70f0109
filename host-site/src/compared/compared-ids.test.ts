import { expect, it } from 'vitest';
import { comparePath, idsOf } from './compared-ids.ts';

const id = (n: number) => `0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a${String(n).padStart(2, '0')}`;
const read = (query: string) => idsOf(new URLSearchParams(query));

it('reads each supplier of an address once, in its order, and skips invalid ids', () => {
  expect(read('')).toEqual([]);
  expect(read(`ids=${id(2)},x,${id(1)},${id(2).toUpperCase()},`)).toEqual([id(2), id(1)]);
  expect(read(`ids=${id(1)}&add=${id(3)}`)).toEqual([id(1), id(3)]);
  expect(read(`add=${id(3)}`)).toEqual([id(3)]);
});

it('bounds a list that somebody made endless', () => {
  const many = Array.from({ length: 40 }, (_, n) => id(n));
  expect(read(`ids=${many.join()}`)).toHaveLength(12);
});

it('writes the address that it reads', () => {
  expect(read(new URL(comparePath([id(1), id(2)]), 'http://x.example').search)).toEqual([id(1), id(2)]);
  expect(comparePath([])).toBe('/compare');
});
