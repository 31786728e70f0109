import type { Call } from '../call.ts';

export const listPartnerKeys = {
  method: 'GET',
  path: 'operator/partner-keys',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;

export const createPartnerKey = {
  method: 'POST',
  path: 'operator/partner-keys',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
  recentLogin: true,
  extension: true,
  sendsEmpty: true,
} as const satisfies Call;

export const updatePartnerKey = {
  method: 'PUT',
  path: 'operator/partner-keys/:id',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
  recentLogin: true,
  extension: true,
  sendsEmpty: true,
} as const satisfies Call;
