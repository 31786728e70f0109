import type { Call } from '../call.ts';

export const readProduct = {
  method: 'GET',
  path: 'product/:id',
  host: 'api',
  access: 'public',
  scope: 'read',
  limit: 'read',
  errors: ['Gone'],
} as const satisfies Call;

export const productsByBusiness = {
  method: 'GET',
  path: 'product/by-business',
  host: 'api',
  access: 'public',
  scope: 'read',
  limit: 'read',
  errors: [],
} as const satisfies Call;
