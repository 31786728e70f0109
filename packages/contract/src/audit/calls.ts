import type { Call } from '../call.ts';

export const listAudit = {
  method: 'GET',
  path: 'operator/audit',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

/** For the owner: acts on the business. Logins and accounts of members are not among them. */
export const businessAudit = {
  method: 'GET',
  path: 'business/:id/audit',
  host: 'api',
  access: 'businessOwner',
  scope: 'manage',
} as const satisfies Call;
