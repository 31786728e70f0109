import type { CallTerms } from '../call.ts';

export const sessionTerms = {
  login: {
    limit: 'login',
    errors: ['LoginFailed', 'LoginCodeNeeded', 'SecondFactorNeeded', 'SecondFactorFailed'],
    extension: true,
  },
  register: {
    limit: 'register',
    errors: ['NameReserved'],
    extension: true,
  },
  getSession: {
    limit: 'handover',
    errors: ['CodeInvalid', 'ProofRefused', 'ProofNonceNeeded'],
  },
  refreshToken: {
    limit: 'refresh',
    errors: ['TokenNotFound', 'ProofRefused', 'ProofNonceNeeded'],
  },
  logout: {
    limit: 'refresh',
    errors: ['TokenNotFound', 'ProofRefused'],
  },
} as const satisfies Record<string, CallTerms>;
