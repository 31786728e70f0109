import type { Call } from '../call.ts';

export const followSummary = {
  method: 'GET',
  path: 'social/follow/:id/summary',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const follow = {
  method: 'POST',
  path: 'social/follow/business',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
} as const satisfies Call;

export const unfollow = {
  method: 'DELETE',
  path: 'social/follow/:id',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
} as const satisfies Call;
