import type { CallTerms } from '../call.ts';

export const membershipTerms = {
  subscriptionSetup: {
    limit: 'read',
    errors: ['TokenNotFound'],
  },
  subscribe: {
    limit: 'subscribe',
    errors: [
      'TokenNotFound',
      'Forbidden',
      'ConfirmationNeeded',
      'UpgradeRefused',
      'CardDeclined',
      'PaymentFailed',
      'PurchasesOff',
      'Conflict',
      'InFlight',
      'IdempotencyMismatch',
    ],
    recentLogin: true,
  },
  readMembership: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  updateVatNumber: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
  renewMembership: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict'],
    recentLogin: true,
    extension: true,
  },
  cancelPurchase: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict', 'PurchasesOff'],
    recentLogin: true,
    extension: true,
  },
  readReceipt: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
