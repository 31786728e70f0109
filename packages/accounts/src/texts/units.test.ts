import { expect, it } from 'vitest';
import { dayOf, hoursOf, minutesOf } from './units.ts';

it('a wait of one minute is said in the singular, and in Arabic as Arabic counts', () => {
  expect([minutesOf(1, 'en'), minutesOf(15, 'en')]).toEqual(['1 minute', '15 minutes']);
  expect([hoursOf(12, 'en'), hoursOf(12, 'zh')]).toEqual(['12 hours', '12小时']);
  expect([minutesOf(2, 'ar'), minutesOf(15, 'ar')]).toEqual(['دقيقتان', '15 دقيقة']);
});

it('a day is written as the reader writes one', () => {
  const day = new Date('2026-02-11T23:30:00Z');
  expect([dayOf(day, 'en'), dayOf(day, 'es')]).toEqual(['Feb 11, 2026', '11 feb 2026']);
  expect(dayOf(day, 'ar')).toContain('2026');
});
