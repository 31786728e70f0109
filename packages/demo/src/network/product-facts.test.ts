import { factProblems } from '@wbn/contract';
import { expect, it } from 'vitest';
import { makeBusiness } from './make-business.ts';

const now = new Date('2026-01-01T00:00:00Z');
const offers = Array.from({ length: 300 }, (_, index) => makeBusiness(index, now, new Set()).products)
  .flat()
  .map(({ offer }) => offer);

it('gives most products facts that fit together, and about half of them a price', () => {
  expect(offers.flatMap(factProblems)).toEqual([]);
  expect(offers.filter((offer) => Object.keys(offer).length > 1).length).toBeGreaterThan(offers.length * 0.6);
  const priced = offers.filter(({ price }) => price !== undefined);
  expect(priced.length).toBeGreaterThan(offers.length * 0.35);
  expect(priced.length).toBeLessThan(offers.length * 0.75);
  expect(new Set(priced.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR', 'SAR']));
});

it('prices in the size of the goods', () => {
  const prices = offers.flatMap(({ price }) => (price === undefined ? [] : Number(price)));
  expect(Math.min(...prices)).toBeGreaterThan(0.05);
  expect(Math.max(...prices)).toBeLessThan(1_000_000);
});
