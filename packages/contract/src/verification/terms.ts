import type { CallTerms } from '../call.ts';

export const verificationTerms = {
  readVerification: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  requestVerification: {
    limit: 'upload',
    errors: ['TokenNotFound', 'Forbidden', 'UploadRefused'],
    extension: true,
  },
  listVerifications: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  decideVerification: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict'],
    recentLogin: true,
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
