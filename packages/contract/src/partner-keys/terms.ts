import type { CallTerms } from '../call.ts';

export const partnerKeysTerms = {
  listPartnerKeys: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  createPartnerKey: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
  updatePartnerKey: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
