import type { CallTerms } from '../call.ts';

export const searchTerms = {
  searchBusinesses: {
    limit: 'search',
    errors: ['FilterUnknown', 'PriceLimitsReversed'],
  },
  searchProducts: {
    limit: 'search',
    errors: ['FilterUnknown', 'PriceLimitsReversed', 'PricesIncomparable'],
  },
  searchUsers: {
    limit: 'search',
    errors: ['FilterUnknown'],
  },
  searchPosts: {
    limit: 'search',
    errors: [],
    extension: true,
  },
  searchAll: {
    limit: 'search',
    errors: ['FilterUnknown'],
    extension: true,
  },
  lastRegistered: {
    limit: 'read',
    errors: [],
  },
  suggest: {
    limit: 'read',
    errors: [],
    extension: true,
  },
  countPages: {
    limit: 'read',
    errors: [],
    extension: true,
  },
  listPages: {
    limit: 'read',
    errors: [],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
