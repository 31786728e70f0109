import type { CallTerms } from '../call.ts';

export const industriesTerms = {
  listIndustries: {
    limit: 'read',
    errors: [],
  },
  industryTree: {
    limit: 'read',
    errors: [],
  },
  listCategories: {
    limit: 'read',
    errors: [],
  },
} as const satisfies Record<string, CallTerms>;
