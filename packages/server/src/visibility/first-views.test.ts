import { expect, it } from 'vitest';
import { visitorMarks } from '../search/learning/visitor-marks.ts';
import { firstViews } from './first-views.ts';

function views(maxKept?: number) {
  let time = Date.parse('2026-01-15T09:30:00Z');
  const { isFirst } = firstViews(visitorMarks('a secret'), () => new Date(time), maxKept);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { isFirst, pass };
}
const one = { address: '192.0.2.1' };

it('a visitor counts once for a page within an hour', () => {
  const { isFirst, pass } = views();
  expect(isFirst(one, 'a')).toBe(true);
  expect(isFirst(one, 'b')).toBe(true);
  for (let n = 0; n < 100; n += 1) expect(isFirst(one, 'a')).toBe(false);
  pass(3_599_999);
  expect(isFirst(one, 'a')).toBe(false);
  pass(1);
  expect(isFirst(one, 'a')).toBe(true);
  expect(isFirst(one, 'a')).toBe(false);
});

it('visitors are addresses and accounts; a request without either counts never', () => {
  const { isFirst } = views();
  expect(isFirst(one, 'a')).toBe(true);
  expect(isFirst({ address: '192.0.2.2' }, 'a')).toBe(true);
  expect(isFirst({ ...one, userID: 'bea' }, 'a')).toBe(true);
  expect(isFirst({ address: '192.0.2.3', userID: 'bea' }, 'a')).toBe(false);
  expect(isFirst(null, 'a')).toBe(false);
});

it('the oldest view is forgotten when there are too many', () => {
  const { isFirst } = views(2);
  for (const page of ['a', 'b', 'c']) expect(isFirst(one, page)).toBe(true);
  for (const page of ['b', 'c']) expect(isFirst(one, page)).toBe(false);
  expect(isFirst(one, 'a')).toBe(true);
});
