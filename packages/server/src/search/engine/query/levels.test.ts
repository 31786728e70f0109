import { expect, it } from 'vitest';
import { levelsOf } from './levels.ts';
import type { Term } from './query-terms.ts';

const term = (lexeme: string, df: number): Term => ({
  lexeme,
  word: lexeme,
  df,
  scopeDf: df,
  idf: 1,
  weight: 1,
  standIns: [],
  at: 0,
});

it('asks for all words, then all but one, then all but two, then any', () => {
  const levels = levelsOf(
    ['a', 'b', 'c', 'd'].map((word) => term(word, 5)),
    100,
  );
  expect(levels.map((level) => level.relaxed)).toEqual([0, 1, 2, 3]);
  expect(levels[0]?.everywhere).toBe("('a'&'b'&'c'&'d')");
  expect(levels[1]?.everywhere.split('|')).toHaveLength(4);
  expect(levels[2]?.everywhere.split('|')).toHaveLength(6);
});

it('takes any word rarest first, as far as 10,000 documents', () => {
  const levels = levelsOf([term('common', 9_000), term('rare', 10), term('usual', 3_000)], 100_000);
  expect(levels.at(-1)?.everywhere).toBe("('rare')|('usual')");
});

it('writes quotes and backslashes so that PostgreSQL reads them as letters', () => {
  expect(levelsOf([term("o'\\", 1)], 10)[0]?.everywhere).toBe("('o''\\\\')");
});

it('asks for nothing that needs a word no document holds', () => {
  const levels = levelsOf([term('steel', 50), term('9d7e', 0), term('pipe', 40)], 1000);
  expect(levels.map(({ relaxed, everywhere }) => [relaxed, everywhere])).toEqual([
    [1, "('pipe'&'steel')"],
    [3, "('pipe')|('steel')"],
  ]);
  expect(levelsOf([term('f47ac10b', 0), term('58cc', 0)], 1000)).toEqual([]);
});
