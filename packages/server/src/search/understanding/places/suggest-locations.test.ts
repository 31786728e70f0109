import { expect, it } from 'vitest';
import { suggestLocations } from './suggest-locations.ts';

const found = (prefix: string) => suggestLocations(prefix, 3).map(({ kind, value }) => `${kind}:${value}`);

it.each([
  ['a country', 'turk', 'country:TR'],
  ['a country in Spanish', 'aleman', 'country:DE'],
  ['a country in Arabic', 'السعود', 'country:SA'],
  ['a country in Chinese, by one character', '德', 'country:DE'],
  ['a short form', 'ksa', 'country:SA'],
  ['an adjective', 'turkish', 'country:TR'],
  ['a name of several words', 'united ara', 'country:AE'],
  ['a city', 'istan', 'city:istanbul'],
  ['a state', 'bavar', 'state:DE-02'],
  ['a state in Italian', 'lombardi', 'state:IT-11'],
  ['a state in Chinese', '巴伐利', 'state:DE-02'],
  ['a city in Chinese', '伊斯坦布尔', 'city:istanbul'],
  ['a city by a former name', 'bombay', 'city:mumbai'],
])('names %s: %s', (_, prefix, expected) => {
  expect(found(prefix)).toContain(expected);
});

it('names each place once, and none for two letters, for signs or for goods that share a name', () => {
  const turkey = suggestLocations('tur', 50);
  expect(new Set(turkey.map(({ value }) => value)).size).toBe(turkey.length);
  for (const prefix of ['', 'tu', 'tex', '!!!', 'polish', 'pumps', 'tabasco']) expect(found(prefix)).toEqual([]);
});
