import { expect, it } from 'vitest';
import { takesEncoding } from './takes-encoding.ts';

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR ; q=0.5', true],
  ['*', true],
  ['br;q=0, gzip;q=0', false],
  ['br;q=0.000, *', false],
  ['*;q=0', false],
  ['gzip', false],
  ['brotli, x-br', false],
  ['br;q=much', false],
  ['', false],
  [undefined, false],
])('an Accept-Encoding of “%s” takes brotli: %s', (header, takes) => {
  expect(takesEncoding(header, 'br')).toBe(takes);
});
