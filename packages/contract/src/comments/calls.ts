import type { Call } from '../call.ts';

export const makeComment = {
  method: 'POST',
  path: 'social/comments/make-comment',
  host: 'api',
  access: 'speaker',
  scope: 'comment',
  limit: 'comment',
  errors: ['TokenNotFound', 'Forbidden', 'Gone'],
} as const satisfies Call;

export const listComments = {
  method: 'GET',
  path: 'social/comments/:resourceID',
  host: 'api',
  access: 'public',
  scope: 'read',
  limit: 'read',
  errors: ['Gone'],
} as const satisfies Call;
