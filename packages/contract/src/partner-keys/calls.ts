import type { Call } from '../call.ts';

export const listPartnerKeys = {
  method: 'GET',
  path: 'operator/partner-keys',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

export const createPartnerKey = {
  method: 'POST',
  path: 'operator/partner-keys',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  sendsEmpty: true,
} as const satisfies Call;

export const updatePartnerKey = {
  method: 'PUT',
  path: 'operator/partner-keys/:id',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  sendsEmpty: true,
} as const satisfies Call;
