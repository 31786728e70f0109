import type { IncomingMessage } from 'node:http';
import { editionByCode } from '@wbn/content/editions';
import { expect, it } from 'vitest';
import { firstLanguageAddress } from './first-language.ts';

const address = (path: string, headers: Record<string, string>, edition = 'sa') =>
  firstLanguageAddress({ headers } as unknown as IncomingMessage, new URL(`http://a${path}`), editionByCode(edition)!);

it.each([
  ['ar', '/?lang=ar'],
  ['ar-SA,ar;q=0.9,en;q=0.8', '/?lang=ar'],
  ['zh-Hant-TW', '/?lang=zh'],
  ['de,es-MX;q=0.5,en;q=0.1', '/?lang=es'],
  ['IT', '/?lang=it'],
  ['en;q=0.1,es;q=0.9', '/?lang=es'],
])('a first visit with "%s" goes to %s', (header, expected) => {
  expect(address('/', { 'accept-language': header })).toBe(expected);
});

it.each(['', '*', 'en', 'en-US,en;q=0.9,ar;q=0.8', 'de', 'ar;q=0', 'garbage;;q=,', '-', 'a'.repeat(9000)])(
  'stays where the header is "%.20s"',
  (header) => {
    expect(address('/', { 'accept-language': header })).toBeUndefined();
  },
);

it('stays where the address names a language, without a header, and for a visitor who moves within the portal', () => {
  expect(address('/?lang=en', { 'accept-language': 'ar' })).toBeUndefined();
  expect(address('/', {})).toBeUndefined();
  expect(address('/', { 'accept-language': 'ar', 'sec-fetch-site': 'same-origin' })).toBeUndefined();
});

it('keeps the path and the query', () => {
  const path = '/search-result?search=a%20b&countries=SA';
  expect(address(path, { 'accept-language': 'it' })).toBe('/search-result?search=a+b&countries=SA&lang=it');
});

it('leaves an edition its own language where the browser prefers English', () => {
  expect(address('/', { 'accept-language': 'en-US' }, 'mx')).toBeUndefined();
  expect(address('/', { 'accept-language': 'es' }, 'mx')).toBeUndefined();
  expect(address('/', { 'accept-language': 'ar' }, 'mx')).toBe('/?lang=ar');
});

it.each(['//evil.example/x', '/.//evil.example/x', '/a/..//evil.example/x', '/.///evil.example/x'])(
  'never leads from %s to another site',
  (path) => {
    expect(address(path, { 'accept-language': 'ar' })).toBe('/evil.example/x?lang=ar');
  },
);
