import type { CallTerms } from '../call.ts';

export const reactionsTerms = {
  reactionSummary: {
    limit: 'read',
    errors: ['Gone'],
  },
  checkReaction: {
    limit: 'read',
    errors: ['TokenNotFound', 'Gone'],
  },
  readReactions: {
    limit: 'read',
    countedBy: 'ids',
    errors: [],
    extension: true,
  },
  react: {
    limit: 'react',
    errors: ['TokenNotFound', 'Forbidden', 'Gone'],
  },
  unreact: {
    limit: 'react',
    errors: ['TokenNotFound', 'Gone'],
  },
} as const satisfies Record<string, CallTerms>;
