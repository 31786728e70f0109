import type { CallTerms } from '../call.ts';

export const savedSearchesTerms = {
  listSavedSearches: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  saveSearch: {
    limit: 'write',
    errors: ['TokenNotFound', 'SavedSearchLimit'],
    extension: true,
  },
  updateSavedSearch: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
  removeSavedSearch: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
