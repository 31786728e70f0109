import type { Call } from '../call.ts';

export const login = {
  method: 'POST',
  path: 'login',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
  limit: 'login',
  errors: ['LoginFailed', 'LoginCodeNeeded', 'SecondFactorNeeded', 'SecondFactorFailed'],
  extension: true,
} as const satisfies Call;

export const register = {
  method: 'POST',
  path: 'register',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
  limit: 'register',
  errors: ['NameReserved'],
  extension: true,
} as const satisfies Call;

export const getSession = {
  method: 'POST',
  path: 'get-session',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
  limit: 'handover',
  errors: ['CodeInvalid', 'ProofRefused', 'ProofNonceNeeded'],
} as const satisfies Call;

export const refreshToken = {
  method: 'POST',
  path: 'refresh-token',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
  limit: 'refresh',
  errors: ['TokenNotFound', 'ProofRefused', 'ProofNonceNeeded'],
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: 'logout',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
  limit: 'refresh',
  errors: ['TokenNotFound', 'ProofRefused'],
} as const satisfies Call;
