import { expect, it } from 'vitest';
import { taxOf } from './seller.ts';

const seller = { country: 'SA', taxPercent: 15 };

it.each([
  [11_500, 'SA', { percent: 15, cents: 1500, isReverse: false }],
  [185_000, 'SA', { percent: 15, cents: 24_130, isReverse: false }],
  // 1304.348 and 130.565: to the nearest cent.
  [10_000, 'SA', { percent: 15, cents: 1304, isReverse: false }],
  [1001, 'SA', { percent: 15, cents: 131, isReverse: false }],
  [0, 'SA', { percent: 15, cents: 0, isReverse: false }],
  [185_000, 'DE', { percent: 0, cents: 0, isReverse: true }],
])('the tax in %i cents for a buyer in %s is a part of the price at home, and none abroad', (cents, country, tax) => {
  expect(taxOf(cents, country, seller)).toEqual(tax);
});
