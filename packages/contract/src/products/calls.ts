import type { Call } from '../call.ts';

export const readProduct = {
  method: 'GET',
  path: 'product/:id',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const productsByBusiness = {
  method: 'GET',
  path: 'product/by-business',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const myProducts = {
  method: 'GET',
  path: 'product/mine',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const createProduct = {
  method: 'POST',
  path: 'product',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const updateProduct = {
  method: 'PUT',
  path: 'product/:id',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const removeProduct = {
  method: 'DELETE',
  path: 'product/:id',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

/** Several products of one business; those that are gone already are left out of the answer. */
export const removeProducts = {
  method: 'POST',
  path: 'product/remove',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const importProducts = {
  method: 'POST',
  path: 'product/import',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;
