import type { Call } from '../call.ts';

export const searchBusinesses = {
  method: 'POST',
  path: 'search/business',
  host: 'api',
  access: 'public',
  scope: 'read',
  reads: true,
} as const satisfies Call;

export const searchProducts = {
  method: 'POST',
  path: 'search/product',
  host: 'api',
  access: 'public',
  scope: 'read',
  reads: true,
} as const satisfies Call;

export const searchUsers = {
  method: 'POST',
  path: 'user/search',
  host: 'api',
  access: 'public',
  scope: 'read',
  reads: true,
} as const satisfies Call;

/** Posts that everyone may read. */
export const searchPosts = {
  method: 'POST',
  path: 'search/post',
  host: 'api',
  access: 'public',
  scope: 'read',
  reads: true,
} as const satisfies Call;

/** The first results of all kinds. */
export const searchAll = {
  method: 'POST',
  path: 'search/all',
  host: 'api',
  access: 'public',
  scope: 'read',
  reads: true,
} as const satisfies Call;

export const lastRegistered = {
  method: 'GET',
  path: 'search/business/last-registered',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const suggest = {
  method: 'POST',
  path: 'search/suggest',
  host: 'api',
  access: 'public',
  scope: 'read',
  reads: true,
} as const satisfies Call;

/** The number of public pages, for a sitemap index. */
export const countPages = {
  method: 'GET',
  path: 'search/page-count',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

/** The public pages of businesses or products ordered by id, for a sitemap. */
export const listPages = {
  method: 'GET',
  path: 'search/page',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;
