import { expect, it } from 'vitest';
import { unusedValue } from './upgrade-credit.ts';

const credit = (start: string, end: string, now: string) =>
  unusedValue({ periodStart: new Date(start), periodEnd: new Date(end), value: 185_000 }, new Date(now));

it.each([
  ['on the day of the purchase all of it', '2024-05-10', '2025-05-11', '2024-05-10T23:59:59.999Z', 185_000],
  ['a day later all but a day', '2024-05-10', '2025-05-11', '2024-05-11T00:00:00Z', 184_493],
  ['in the middle the days that are left', '2024-05-10', '2025-05-11', '2024-11-10T12:00:00Z', 91_740],
  ['on the last day but one a day', '2024-05-10', '2025-05-11', '2025-05-09T12:00:00Z', 507],
  ['on the last day nothing', '2024-05-10', '2025-05-11', '2025-05-10T00:00:00Z', 0],
  ['after the end nothing', '2024-05-10', '2025-05-11', '2025-07-01T00:00:00Z', 0],
  ['in a leap year by its 366 days', '2027-05-10', '2028-05-11', '2028-05-09T12:00:00Z', 505],
  [
    'before a renewed year begins all of that, and no more',
    '2025-05-11',
    '2026-05-11',
    '2025-05-08T12:00:00Z',
    185_000,
  ],
  ['at its end on a leap day, no more than all', '2028-02-28', '2029-03-01', '2028-02-28T12:00:00Z', 185_000],
])('%s is unused', (_, start, end, now, cents) => {
  expect(credit(start, end, now)).toBe(cents);
});
