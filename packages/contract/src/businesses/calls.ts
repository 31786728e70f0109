import type { Call } from '../call.ts';

export const myBusinesses = {
  method: 'GET',
  path: 'business/profile/my-list',
  host: 'api',
  access: 'signedIn',
  scope: 'read',
} as const satisfies Call;

/** Businesses of the caller that an operator suspended, with the reason for owners and admins. */
export const suspendedBusinesses = {
  method: 'GET',
  path: 'business/profile/my-suspended',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const listBusinesses = {
  method: 'GET',
  path: 'business/profile/list-business',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const readBusiness = {
  method: 'GET',
  path: 'business/profile/:id',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

/** Cards of a page in one call. Unknown and removed businesses are left out. */
export const readBusinesses = {
  method: 'GET',
  path: 'business/profile/cards',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const createBusiness = {
  method: 'POST',
  path: 'business/profile/create',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const updateBusiness = {
  method: 'PUT',
  path: 'business/profile/:id',
  host: 'api',
  access: 'businessOwner',
  scope: 'manage',
} as const satisfies Call;

/** The steps that are still missing until buyers find and trust the business. */
export const businessChecklist = {
  method: 'GET',
  path: 'business/:id/checklist',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;
