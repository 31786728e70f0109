import { describe, expect, it } from 'vitest';
import { businessTypeCodes, isSearchType, resultKind, searchTypes } from './business-types.ts';
import { canManage, canSpeak, isOwner } from './businesses/access-roles.ts';
import { higherTiers, plans, tiers } from './membership/tiers.ts';
import { sentences, somethingWrong } from './sentences.ts';

describe('roles', () => {
  it('R-122 only owner and admin manage', () => {
    expect((['owner', 'admin', 'member', null, undefined] as const).map(canManage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('all three answer for the business, and the owner alone edits it', () => {
    expect((['owner', 'admin', 'member', null] as const).map(canSpeak)).toEqual([true, true, true, false]);
    expect((['owner', 'admin', 'member', null] as const).map(isOwner)).toEqual([true, false, false, false]);
  });
});

describe('types', () => {
  it('R-054 are eleven, with these codes and labels in this order', () => {
    expect(searchTypes.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'PR Products',
      'UR Users',
      'MA Manufacturers',
      'DI Distributors',
      'WS Wholesalers',
      'IM Importers',
      'EX Exporters',
      'RE Retailers',
      'IN Investors',
      'CO Consultants',
      'GO Government',
    ]);
    expect(businessTypeCodes).toHaveLength(9);
    expect([...businessTypeCodes, 'PR', 'UR'].every(isSearchType)).toBe(true);
    expect(['', 'ma', 'XX', '__proto__'].some(isSearchType)).toBe(false);
  });

  it('R-064 PR finds products, UR users, and any other code businesses', () => {
    expect(['PR', 'UR', 'MA', 'GO', 'XX', ''].map(resultKind)).toEqual([
      'product',
      'user',
      'business',
      'business',
      'business',
      'business',
    ]);
  });
});

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

it('R-118 success and failure have their default sentences', () => {
  expect(sentences.saved).toBe('Saved successfully');
  expect(sentences.somethingWrong).toBe('Something was wrong, try again please');
  expect(sentences.somethingWrong).toBe(somethingWrong);
});
