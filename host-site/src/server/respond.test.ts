import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { encodingFor } from './respond.ts';

it.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  [undefined, undefined],
])('a browser that accepts “%s” gets %s', (accepted, encoding) => {
  expect(encodingFor({ headers: { 'accept-encoding': accepted } } as IncomingMessage)).toBe(encoding);
});
