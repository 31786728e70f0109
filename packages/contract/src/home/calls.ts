import type { Call } from '../call.ts';

/** The start page of a member. */
export const memberHome = {
  method: 'GET',
  path: 'user/home',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;
