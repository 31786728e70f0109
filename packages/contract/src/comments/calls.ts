import type { Call } from '../call.ts';

export const makeComment = {
  method: 'POST',
  path: 'social/comments/make-comment',
  host: 'api',
  access: 'speaker',
  scope: 'comment',
} as const satisfies Call;

export const listComments = {
  method: 'GET',
  path: 'social/comments/:resourceID',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;
