import { expect, it } from 'vitest';
import { lastSundayBefore, weekOf } from './week.ts';

it.each([
  ['2026-11-23T05:00:00Z', '2026-11-23'],
  ['2026-11-24T00:00:00Z', '2026-11-23'],
  ['2026-11-29T23:59:59Z', '2026-11-23'],
  ['2026-11-30T05:00:00Z', '2026-11-30'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('at %s the digest of the week that ended on %s is due', (now, key) => {
  const week = weekOf(new Date(now))!;
  expect(week.key).toBe(key);
  const midnight = Date.parse(`${key}T00:00:00Z`);
  const days = [week.before, week.from, week.until].map((date) => (midnight - date.getTime()) / 86_400_000);
  expect(days).toEqual([14, 7, 0]);
});

it('in the first hours of Monday none is due', () => {
  expect(weekOf(new Date('2026-11-30T04:59:59Z'))).toBeUndefined();
});

it.each([
  ['2026-11-30T00:00:00Z', '2026-11-29'],
  ['2026-12-06T23:59:59Z', '2026-11-29'],
])('the week before %s ended on %s', (now, sunday) => {
  expect(lastSundayBefore(new Date(now)).toISOString().slice(0, 10)).toBe(sunday);
});
