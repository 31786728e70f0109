import type { CallTerms } from '../call.ts';

export const searchReportTerms = {
  searchReport: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
