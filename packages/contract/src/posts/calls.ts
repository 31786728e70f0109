import type { Call } from '../call.ts';

export const makePost = {
  method: 'POST',
  path: 'social/posts/make-post',
  host: 'api',
  access: 'speaker',
  scope: 'manage',
} as const satisfies Call;

export const readPost = {
  method: 'GET',
  path: 'social/posts/:postID',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const removePost = {
  method: 'DELETE',
  path: 'social/posts/remove-post',
  host: 'api',
  access: 'postAuthor',
  scope: 'manage',
} as const satisfies Call;
