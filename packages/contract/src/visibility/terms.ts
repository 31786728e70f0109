import type { CallTerms } from '../call.ts';

export const visibilityTerms = {
  noteVisit: {
    limit: 'read',
    errors: [],
    extension: true,
  },
  businessFigures: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
