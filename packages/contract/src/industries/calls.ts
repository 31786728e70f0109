import type { Call } from '../call.ts';

export const listIndustries = {
  method: 'GET',
  path: 'catsys/industry',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const industryTree = {
  method: 'GET',
  path: 'catsys/industry/full-tree',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const listCategories = {
  method: 'GET',
  path: 'catsys/industry/:id/category',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;
