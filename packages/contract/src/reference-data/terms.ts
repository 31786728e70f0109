import type { CallTerms } from '../call.ts';

export const referenceDataTerms = {
  listCountries: {
    limit: 'read',
    errors: [],
  },
  listStates: {
    limit: 'read',
    errors: [],
  },
  listGenders: {
    limit: 'read',
    errors: [],
  },
  listLanguages: {
    limit: 'read',
    errors: [],
  },
  listJobPositions: {
    limit: 'read',
    errors: [],
  },
  listBusinessTypes: {
    limit: 'read',
    errors: [],
  },
} as const satisfies Record<string, CallTerms>;
