import { freePriceValue, maxFreePrices } from '@wbn/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceFilters, priceMarks } from './price-marks.ts';

const isFound = (price: string, currency: string, value: string): boolean => {
  const { amount = [] } = priceFilters([value]);
  const marks = new Set(priceMarks(price, currency));
  return amount.some((mark) => marks.has(mark));
};
const text = (amount: bigint): string => {
  const part = String(amount % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${amount / 10_000n}${part && `.${part}`}`;
};
const largest = 10n ** 14n - 1n;
/** Small and large, round and odd amounts in ten-thousandths. */
const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: largest }),
  fc.bigInt({ min: 1n, max: 50_000n }),
  fc
    .tuple(fc.bigInt({ min: 1n, max: 99n }), fc.integer({ min: 0, max: 11 }))
    .map(([digits, zeros]) => digits * 10n ** BigInt(zeros)),
);

it('free limits find a price exactly when it lies within them, both included', () => {
  fc.assert(
    fc.property(amount, amount, amount, (price, one, other) => {
      const [min, max] = one < other ? [one, other] : [other, one];
      const found = isFound(text(price), 'USD', freePriceValue({ currency: 'USD', min: text(min), max: text(max) }));
      expect(found).toBe(price >= min && price <= max);
      expect(isFound(text(price), 'USD', freePriceValue({ currency: 'USD', min: text(min) }))).toBe(price >= min);
      expect(isFound(text(price), 'USD', freePriceValue({ currency: 'USD', max: text(max) }))).toBe(price <= max);
      expect(isFound(text(price), 'USD', freePriceValue({ currency: 'USD', min: text(price), max: text(price) }))).toBe(
        true,
      );
    }),
    { numRuns: 500 },
  );
});

it('another currency is never found', () => {
  expect(isFound('10', 'EUR', 'USD 1..100')).toBe(false);
  expect(isFound('10', 'USD', 'USD 1..100')).toBe(true);
});

it('a range of the facet beside free limits keeps its edges', () => {
  const both = ['USD 10-20', 'USD 50..60'];
  const { amount: marks = [] } = priceFilters(both);
  const found = ['9.9999', '10', '19.9999', '20', '50', '60', '60.0001'].filter((price) =>
    priceMarks(price, 'USD').some((mark) => marks.includes(mark)),
  );
  expect(found).toEqual(['10', '19.9999', '50', '60']);
  expect(priceFilters(['USD 10-20'])).toEqual({ price: ['USD 10-20'] });
});

it('a price has few marks, and so have the widest and the oddest limits', () => {
  expect(priceMarks('250', 'USD')).toEqual(['USD 7', 'USD 7:2', 'USD 7:25', 'USD 7:25=']);
  expect(priceMarks('9999999999.9999', 'USD').length).toBeLessThan(20);
  expect(priceFilters(['USD 10..250']).amount!.length).toBeLessThan(40);
  const widest = ['USD', 'EUR', 'SAR', 'AED'].map((currency) => `${currency} 1111111111.1111..9888888888.8888`);
  expect(priceFilters(widest.slice(0, 1)).amount!.length).toBeLessThan(240);
  const ranges = ['0-1', '1-2', '2-5', '5-10', '500000000-1000000000', '1000000000+'].map((range) => `USD ${range}`);
  const many = [...widest, ...widest, ...widest, ...ranges];
  expect(priceFilters(many).amount!.length).toBeLessThan(maxFreePrices * 240 + ranges.length * 20);
});
