import type { CallTerms } from '../call.ts';

export const followsTerms = {
  followSummary: {
    limit: 'read',
    errors: ['Gone'],
  },
  follow: {
    limit: 'react',
    errors: ['TokenNotFound', 'Gone'],
  },
  unfollow: {
    limit: 'react',
    errors: ['TokenNotFound', 'Gone'],
  },
} as const satisfies Record<string, CallTerms>;
