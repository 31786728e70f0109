import { describe, expect, it } from 'vitest';
import { higherTiers, plans, tiers } from './tiers.ts';

describe('memberships', () => {
  it('R-270 are ordered, and only higher ones are offered', () => {
    expect(tiers).toEqual(['standard', 'gold', 'premium', 'platinum']);
    expect(higherTiers('gold')).toEqual(['premium', 'platinum']);
    expect(higherTiers()).toEqual(['gold', 'premium', 'platinum']);
    expect(higherTiers('platinum')).toEqual([]);
    const prices = tiers.map((tier) => plans[tier].price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});
