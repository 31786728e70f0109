import type { Call } from '../call.ts';

export const listSavedSearches = {
  method: 'GET',
  path: 'user/saved-searches',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const saveSearch = {
  method: 'POST',
  path: 'user/saved-searches',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const updateSavedSearch = {
  method: 'PUT',
  path: 'user/saved-searches/:id',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const removeSavedSearch = {
  method: 'DELETE',
  path: 'user/saved-searches/:id',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;
