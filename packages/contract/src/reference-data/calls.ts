import type { Call } from '../call.ts';

export const listCountries = {
  method: 'GET',
  path: 'ref-data/country',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const listStates = {
  method: 'GET',
  path: 'ref-data/country/:code/state',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const listGenders = {
  method: 'GET',
  path: 'ref-data/gender',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const listLanguages = {
  method: 'GET',
  path: 'ref-data/language',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const listJobPositions = {
  method: 'GET',
  path: 'ref-data/job-position',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const listBusinessTypes = {
  method: 'GET',
  path: 'ref-data/business-type',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;
