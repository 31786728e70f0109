import { expect, it } from 'vitest';
import { editDistance, nearby } from './edit-distance.ts';

it('counts a slip of the finger as one edit, a swap of neighbours too', () => {
  expect(editDistance('steel', 'steel', 2)).toBe(0);
  expect(editDistance('stel', 'steel', 2)).toBe(1);
  expect(editDistance('stteel', 'steel', 2)).toBe(1);
  expect(editDistance('stewl', 'steel', 2)).toBe(1);
  expect(editDistance('setel', 'steel', 2)).toBe(1);
});

it('gives up beyond the most it is asked for', () => {
  expect(editDistance('copper', 'steel', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

it('lists the words one removed or swapped letter away', () => {
  expect(nearby('setel')).toContain('steel');
  expect(nearby('steeel')).toContain('steel');
  expect(nearby('steel')).not.toContain('steel');
});
