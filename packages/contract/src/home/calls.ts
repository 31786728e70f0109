import type { Call } from '../call.ts';

/** The start page of a member. */
export const memberHome = {
  method: 'GET',
  path: 'user/home',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;
