import type { Call } from '../call.ts';

export const makePost = {
  method: 'POST',
  path: 'social/posts/make-post',
  host: 'api',
  access: 'speaker',
  scope: 'manage',
  limit: 'post',
  errors: ['TokenNotFound', 'Forbidden', 'UploadRefused', 'Gone'],
} as const satisfies Call;

export const readPost = {
  method: 'GET',
  path: 'social/posts/:postID',
  host: 'api',
  access: 'public',
  scope: 'read',
  limit: 'read',
  errors: [],
} as const satisfies Call;

export const removePost = {
  method: 'DELETE',
  path: 'social/posts/remove-post',
  host: 'api',
  access: 'postAuthor',
  scope: 'manage',
  limit: 'remove',
  errors: ['TokenNotFound', 'Forbidden'],
} as const satisfies Call;
