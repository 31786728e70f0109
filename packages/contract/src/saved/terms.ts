import type { CallTerms } from '../call.ts';

export const savedTerms = {
  listSaved: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  checkSaved: {
    limit: 'read',
    errors: ['TokenNotFound', 'Gone'],
    extension: true,
  },
  saveItem: {
    limit: 'react',
    errors: ['TokenNotFound', 'Gone'],
    extension: true,
  },
  unsaveItem: {
    limit: 'react',
    errors: ['TokenNotFound'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
