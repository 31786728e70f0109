import { expect, it } from 'vitest';
import { lastPaidDay, paidYear, yearAfter } from './paid-year.ts';

it.each([
  ['2026-11-21T23:59:59.999Z', '2026-11-21', '2027-11-22', '2027-11-21'],
  ['2026-12-31T12:00:00.000Z', '2026-12-31', '2028-01-01', '2027-12-31'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01', '2027-01-02', '2027-01-01'],
  // A leap day within the year, at its end, and bought on it.
  ['2027-02-28T08:00:00.000Z', '2027-02-28', '2028-03-01', '2028-02-29'],
  ['2027-02-27T08:00:00.000Z', '2027-02-27', '2028-02-28', '2028-02-27'],
  ['2028-02-28T08:00:00.000Z', '2028-02-28', '2029-03-01', '2029-02-28'],
  ['2028-02-29T08:00:00.000Z', '2028-02-29', '2029-03-01', '2029-02-28'],
])('bought at %s a year is paid from %s to the midnight of %s, its last day being %s', (now, start, end, last) => {
  const year = paidYear(new Date(now));
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  expect([dayOf(year.periodStart), dayOf(year.periodEnd), dayOf(lastPaidDay(year.periodEnd))]).toEqual([
    start,
    end,
    last,
  ]);
  expect(year.periodEnd.toISOString()).toMatch(/T00:00:00\.000Z$/);
  expect(yearAfter(year.periodEnd).getTime()).toBeGreaterThan(year.periodEnd.getTime() + 364 * 86_400_000);
});
