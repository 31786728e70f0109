import type { Call } from '../call.ts';

export const listSaved = {
  method: 'GET',
  path: 'user/saved',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const checkSaved = {
  method: 'GET',
  path: 'user/saved/:id',
  host: 'api',
  access: 'signedIn',
  scope: 'read',
  limit: 'read',
  errors: ['TokenNotFound', 'Gone'],
  extension: true,
} as const satisfies Call;

export const saveItem = {
  method: 'POST',
  path: 'user/saved',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
  limit: 'react',
  errors: ['TokenNotFound', 'Gone'],
  extension: true,
} as const satisfies Call;

export const unsaveItem = {
  method: 'DELETE',
  path: 'user/saved',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
  limit: 'react',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;
