import type { Call } from '../call.ts';

export const listAudit = {
  method: 'GET',
  path: 'operator/audit',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;
