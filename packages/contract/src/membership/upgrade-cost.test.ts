import { expect, it } from 'vitest';
import { higherTiers, plans, tiers } from './tiers.ts';
import { upgradeCost } from './upgrade-cost.ts';

it('an upgrade costs its price without the credit, and never less than a provider can charge', () => {
  expect(upgradeCost(265_000, 0)).toBe(265_000);
  expect(upgradeCost(265_000, 92_500)).toBe(172_500);
  expect(upgradeCost(265_000, 264_960)).toBe(50);
  expect(upgradeCost(265_000, 300_000)).toBe(50);
});

it('no full year and renewal period together are worth more than the next membership', () => {
  for (const tier of tiers)
    for (const higher of higherTiers(tier))
      expect(plans[higher].price).toBeGreaterThan(plans[tier].price * (369 / 365));
});
