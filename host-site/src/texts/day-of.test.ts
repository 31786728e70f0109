import { locales } from '@wbn/content/editions';
import { afterEach, expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('a day is the same one wherever the reader is, in digits that all pages use', () => {
  for (const { code } of locales) {
    const shown = ['Pacific/Honolulu', 'UTC', 'Asia/Tokyo'].map((place) => {
      process.env.TZ = place;
      return dayOf('2026-02-11T23:30:00.000Z', code);
    });
    expect(new Set(shown).size, code).toBe(1);
    expect(shown[0], code).toMatch(/\b11(\D|$)/);
    expect(shown[0], code).toContain('2026');
  }
});

it('tells the day from the month in English, which is read on both sides of the Atlantic', () => {
  expect(dayOf('2026-02-11T12:00:00.000Z', 'en')).toBe('Feb 11, 2026');
});
