import type { CallTerms } from '../call.ts';

export const postsTerms = {
  makePost: {
    limit: 'post',
    errors: ['TokenNotFound', 'Forbidden', 'UploadRefused', 'Gone'],
  },
  readPost: {
    limit: 'read',
    errors: [],
  },
  removePost: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden'],
  },
} as const satisfies Record<string, CallTerms>;
