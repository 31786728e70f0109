import type { CallTerms } from '../call.ts';

export const homeTerms = {
  memberHome: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
