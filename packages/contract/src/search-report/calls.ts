import type { Call } from '../call.ts';

/** The searches of visitors, for operators. */
export const searchReport = {
  method: 'GET',
  path: 'operator/search-report',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;
