import { expect, it, vi } from 'vitest';
import { beginningsOf } from '../beginnings.ts';
import { ourLexicon } from '../lexicon.ts';
import { isOneSlipAway } from '../one-slip.ts';
import { suggestPlaces } from './suggest-places.ts';

const ids = (prefix: string) => suggestPlaces(prefix, 8, ourLexicon).map(({ id }) => id);

it.each([
  ['the first word', 'solar pan', '0003.01.01'],
  ['a later word', 'panels', '0003.01.01'],
  ['Spanish', 'paneles sol', '0003.01.01'],
  ['Chinese', '太阳能电池板', '0003.01.01'],
  ['one Chinese character', '阳', '0003.01.01'],
  ['Arabic', 'الألواح الشم', '0003.01.01'],
  ['a slip of the finger', 'soalr panels', '0003.01.01'],
])('brings a place to mind by %s: %s', (_, prefix, id) => {
  expect(ids(prefix)).toContain(id);
});

it('begins with whole Chinese names, then with their words, and ends with what was typed last', () => {
  expect(beginningsOf('德国太阳能电池板', ourLexicon)).toEqual([
    '德国太阳能电池板',
    '德国 太阳能电池板',
    '太阳能电池板',
  ]);
  expect(beginningsOf('太阳能电池板厂', ourLexicon).at(-1)).toBe('太阳能电池板');
  expect(beginningsOf('solar panels', ourLexicon)).toEqual(['solar panels']);
});

it('says nothing to a single letter, to signs and to what nothing begins with', () => {
  for (const prefix of ['', 's', '!!!', 'qzxwv']) expect(ids(prefix)).toEqual([]);
});

it('compares only the names that the first word can begin, and leaves each at the first word that does not fit', () => {
  const longest = '\ufdfa'.repeat(64);
  ids(longest);
  const compared = vi.spyOn(String.prototype, 'startsWith');
  ids(longest);
  ids('solar panels for houses');
  const count = compared.mock.calls.length;
  compared.mockRestore();
  expect(count).toBeLessThan(10_000);
});

it('suggests names before synonyms, beginnings before later words, and short names before long ones', () => {
  const texts: readonly (readonly [value: string, text: string, isName: boolean])[] = [
    ['synonym', 'pumps', false],
    ['later', 'Big pumps', true],
    ['long', 'Pumps for many kinds of food', true],
    ['short', 'Pumps', true],
  ];
  const placeNames = texts.map(
    ([value, text, isName]) => ({ locale: 'en', kind: 'sub', value, text, isName }) as const,
  );
  const found = suggestPlaces('pum', 8, { ...ourLexicon, placeNames });
  expect(found.map(({ id }) => id)).toEqual(['short', 'long', 'later', 'synonym']);
});

it.each([
  ['valve', 'valve', true],
  ['valve', 'vavle', true],
  ['valve', 'vlve', true],
  ['valve', 'valvve', true],
  ['valve', 'valce', true],
  ['valve', 'vavel', false],
  ['valve', 'val', false],
])('%s and %s are one slip apart at most: %s', (left, right, expected) => {
  expect(isOneSlipAway(left, right)).toBe(expected);
});
