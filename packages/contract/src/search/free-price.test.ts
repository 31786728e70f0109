import { expect, it } from 'vitest';
import { freePriceValue, isUpsideDown, readFreePrice } from './free-price.ts';

it.each([
  ['USD 10..20.5', { currency: 'USD', min: '10', max: '20.5' }],
  ['USD 0..', { currency: 'USD', min: '0' }],
  ['USD ..0.0001', { currency: 'USD', max: '0.0001' }],
])('the filter %s is read and written', (value, price) => {
  expect(readFreePrice(value)).toEqual(price);
  expect(freePriceValue(price)).toBe(value);
});

it.each([
  '',
  'USD 10-20',
  'USD ..',
  'USD 1..2..3',
  'usd 1..2',
  'USDT1..2',
  'USD 1.. 2',
  'USD 1e3..',
  'USD 1.23456..',
  'USD -1..2',
])('the filter %s has no free limits', (value) => {
  expect(readFreePrice(value)).toBeUndefined();
});

it('limits are compared as numbers', () => {
  expect([
    isUpsideDown({ min: '9', max: '10' }),
    isUpsideDown({ min: '10', max: '9' }),
    isUpsideDown({ min: '5' }),
  ]).toEqual([false, true, false]);
});
