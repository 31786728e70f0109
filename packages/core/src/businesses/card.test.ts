import type { BusinessCard } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { amount, isVerified, latestGroups, membershipLabel } from './card.ts';

const card = (code: string, businessID: string) =>
  ({ businessID, general: { businessType: { code } } }) as BusinessCard;

describe('a business card', () => {
  it('R-153 is labelled STANDARD when its membership is missing', () => {
    expect([undefined, null, ''].map(membershipLabel)).toEqual(['STANDARD', 'STANDARD', 'STANDARD']);
    expect(membershipLabel('gold')).toBe('GOLD');
  });

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

it('R-089 the home page shows at most three of each of its four types', () => {
  const cards = ['MA', 'MA', 'MA', 'MA', 'MA', 'CO', 'GO', 'DI', 'EX'].map((code, n) => card(code, String(n)));
  const groups = latestGroups(cards).map(({ type, cards }) => [type, cards.map(({ businessID }) => businessID)]);
  expect(groups).toEqual([
    ['MA', ['0', '1', '2']],
    ['DI', ['7']],
    ['EX', ['8']],
    ['CO', ['5']],
  ]);
});
