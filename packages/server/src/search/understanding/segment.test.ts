import { expect, it } from 'vitest';
import { ourLexicon } from './lexicon.ts';
import { segmentChinese } from './segment.ts';

const words = (text: string) => segmentChinese(text, ourLexicon).trim().split(/\s+/);

it('leaves other scripts as they are', () => {
  expect(segmentChinese('steel pipe DN50', ourLexicon)).toBe('steel pipe DN50');
});

it('keeps every character, before, between and after known words', () => {
  for (const text of ['我要买离心泵', '离心泵多少钱', '我要买离心泵和球阀吗', '魑魅魍魉'])
    expect(words(text).join(''), text).toBe(text);
});

it('keeps the characters of an unknown word together', () => {
  expect(words('瓦刀')).toEqual(['瓦刀']);
  expect(words('离心泵鼠笼的')).toEqual(['离心泵', '鼠笼', '的']);
});

it('cuts a run at a known word', () => {
  expect(words('我要买离心泵')).toContain('离心泵');
  expect(words('离心泵多少钱')[0]).toBe('离心泵');
});
