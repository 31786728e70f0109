import { describe, expect, it } from 'vitest';
import { businessTypeCodes, isSearchType, resultKind, searchTypes } from './business-types.ts';

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
