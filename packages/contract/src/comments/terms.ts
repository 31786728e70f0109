import type { CallTerms } from '../call.ts';

export const commentsTerms = {
  makeComment: {
    limit: 'comment',
    errors: ['TokenNotFound', 'Forbidden', 'Gone'],
  },
  listComments: {
    limit: 'read',
    errors: ['Gone'],
  },
} as const satisfies Record<string, CallTerms>;
