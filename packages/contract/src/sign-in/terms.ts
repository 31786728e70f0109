import type { CallTerms } from '../call.ts';

export const signInTerms = {
  readSignInProvider: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  updateSignInProvider: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
  removeSignInProvider: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
  proveSignInDomains: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
