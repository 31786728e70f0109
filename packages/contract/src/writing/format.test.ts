import { describe, expect, it } from 'vitest';
import { cutCountryName, dateTime, pageCount, preview, price, skipOf, titleFrom } from './format.ts';

const of = (length: number, letter = 'a') => letter.repeat(length);

describe('formatted texts', () => {
  it('R-120 times are day/month/year hour:minute UTC, wherever the reader is', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Asia/Riyadh', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
        process.env.TZ = zone;
        expect(dateTime('2024-03-05T09:07:00Z'), zone).toBe('05/03/2024 09:07 UTC');
        expect(dateTime('2023-12-31T23:59:59.999Z'), zone).toBe('31/12/2023 23:59 UTC');
      }
      process.env.TZ = 'Asia/Riyadh';
      expect(new Date('2024-03-05T09:07:00Z').getHours()).toBe(12);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    expect(dateTime('yesterday')).toBe('');
  });

  it('R-273 prices are dollars with two decimals', () => {
    expect([185_000, 265_000, 365_000, 0, 5, 99, 100].map(price)).toEqual([
      '1850.00',
      '2650.00',
      '3650.00',
      '0.00',
      '0.05',
      '0.99',
      '1.00',
    ]);
  });

  it("R-154 a country's name is cut to 24 characters, with an ellipsis when longer than 16", () => {
    expect(cutCountryName(of(16))).toBe(of(16));
    expect(cutCountryName(of(17))).toBe(`${of(17)}…`);
    expect(cutCountryName(of(24))).toBe(`${of(24)}…`);
    for (const length of [25, 30]) expect(cutCountryName(of(length))).toBe(`${of(24)}…`);
    expect(cutCountryName(of(25, '🇸'))).toBe(`${of(24, '🇸')}…`);
  });

  it('R-082 a title takes the first 64 characters of a description', () => {
    expect(titleFrom(of(64))).toBe(of(64));
    expect(titleFrom(of(65))).toBe(of(64));
    expect(titleFrom(of(65, '😀'))).toBe(of(64, '😀'));
    expect(titleFrom('')).toBe('');
  });

  it('previews are cut by whole characters', () => {
    expect(preview(of(200), 200)).toBe(of(200));
    expect(preview(of(201), 200)).toBe(`${of(200)}…`);
    expect(preview(of(51, '😀'), 50)).toBe(`${of(50, '😀')}…`);
  });
});

describe('pages', () => {
  it('R-065 hold five results, and there are as many as are needed', () => {
    expect([0, 1, 5, 6, 10, 11].map((total) => pageCount(total))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('R-066 skip five for each page before, from page 1 on', () => {
    expect([1, 2, 3].map((page) => skipOf(page))).toEqual([0, 5, 10]);
  });
});
