import type { Call } from '../call.ts';

export const followSummary = {
  method: 'GET',
  path: 'social/follow/:id/summary',
  host: 'api',
  access: 'public',
  scope: 'read',
  limit: 'read',
  errors: ['Gone'],
} as const satisfies Call;

export const follow = {
  method: 'POST',
  path: 'social/follow/business',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
  limit: 'react',
  errors: ['TokenNotFound', 'Gone'],
} as const satisfies Call;

export const unfollow = {
  method: 'DELETE',
  path: 'social/follow/:id',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
  limit: 'react',
  errors: ['TokenNotFound', 'Gone'],
} as const satisfies Call;
