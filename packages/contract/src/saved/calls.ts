import type { Call } from '../call.ts';

export const listSaved = {
  method: 'GET',
  path: 'user/saved',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const checkSaved = {
  method: 'GET',
  path: 'user/saved/:id',
  host: 'api',
  access: 'signedIn',
  scope: 'read',
} as const satisfies Call;

export const saveItem = {
  method: 'POST',
  path: 'user/saved',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
} as const satisfies Call;

export const unsaveItem = {
  method: 'DELETE',
  path: 'user/saved',
  host: 'api',
  access: 'signedIn',
  scope: 'react',
} as const satisfies Call;
