import { expect, it } from 'vitest';
import { isUnreachable, WbnError } from './errors.ts';

it.each([0, 502, 503, 504])('the status %d says that the server could not be reached', (status) => {
  expect(isUnreachable(new WbnError('NetworkError', status))).toBe(true);
});

it.each([1, 400, 401, 404, 429, 500, 501])('the status %d is an answer of the server', (status) => {
  expect(isUnreachable(new WbnError('NetworkError', status))).toBe(false);
});

it('an error without a status, such as an aborted call, says nothing about the server', () => {
  for (const error of [new DOMException('', 'AbortError'), new Error('x'), {}])
    expect(isUnreachable(error)).toBe(false);
});
