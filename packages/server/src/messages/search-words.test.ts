import { expect, it } from 'vitest';
import { excerptOf, wordsOf } from './search-words.ts';

it('a query has twelve words at most, each once, whatever its characters unfold into', () => {
  expect(wordsOf('Pump pump PUMP valve')).toEqual(['pump', 'valve']);
  expect(wordsOf('\ufdfa '.repeat(50)).length).toBeLessThanOrEqual(12);
  expect(wordsOf('\u3316'.repeat(100)).join('').length).toBeLessThanOrEqual(200);
  const many = Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ');
  expect(wordsOf(many)).toHaveLength(12);
});

it('marks end with the excerpt, in a text that repeats its words', () => {
  const { excerpt, marks } = excerptOf('pump '.repeat(400), ['pump']);
  expect(excerpt.length).toBeLessThanOrEqual(202);
  expect(marks).toHaveLength(40);
  for (const { start, end } of marks) expect(excerpt.slice(start, end)).toBe('pump');
});
