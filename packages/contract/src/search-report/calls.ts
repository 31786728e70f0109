import type { Call } from '../call.ts';

/** The searches of visitors, for operators. */
export const searchReport = {
  method: 'GET',
  path: 'operator/search-report',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;
