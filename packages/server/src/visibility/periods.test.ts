import { expect, it } from 'vitest';
import { type DayCounts, dayBefore, pointsOf } from './periods.ts';

const now = new Date('2026-03-05T23:30:00Z');
const day = (of: string, views = 1): DayCounts => ({ day: of, views, productViews: 0, searches: 0, inquiries: 0 });

it.each([7, 30])('%i days are as many points, and today is the last one', (days) => {
  const points = pointsOf([day('2026-03-05', 4), day('2026-03-01', 2)], days, now);
  expect(points).toHaveLength(days);
  expect(points.at(-1)).toMatchObject({ from: '2026-03-05', to: '2026-03-05', views: 4 });
  expect(points.at(-5)).toMatchObject({ from: '2026-03-01', views: 2 });
  expect(points[0]?.from).toBe(dayBefore(now, days - 1));
});

it('a year is 52 weeks without gap or overlap, the oldest with eight days, and no day is lost', () => {
  const every = Array.from({ length: 365 }, (_, back) => day(dayBefore(now, back)));
  const points = pointsOf(every, 365, now);
  expect(points).toHaveLength(52);
  expect(points.map(({ views }) => views)).toEqual([8, ...Array.from({ length: 51 }, () => 7)]);
  expect([points[0]?.from, points.at(-1)?.to]).toEqual(['2025-03-06', '2026-03-05']);
  for (const [index, { from }] of points.entries())
    if (index > 0) expect(Date.parse(from) - Date.parse(points[index - 1]!.to)).toBe(86_400_000);
});
