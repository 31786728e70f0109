import { describe, expect, it } from 'vitest';
import { amount, isVerified } from './card.ts';

describe('a business card', () => {
  it('finds the verification in either place', () => {
    expect(isVerified({ verified: true })).toBe(true);
    expect(isVerified({ general: { verified: true } })).toBe(true);
    expect(isVerified({ verified: false, general: { verified: true } })).toBe(false);
    expect(isVerified({})).toBe(false);
  });

  it('writes a range with what is known of it', () => {
    expect([{ min: 0, max: 9 }, { min: 5 }, { max: 7 }, {}, null, undefined].map(amount)).toEqual([
      '0-9',
      '5',
      '7',
      '',
      '',
      '',
    ]);
  });
});
