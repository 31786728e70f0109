import type { Call } from '../call.ts';

export const readProfile = {
  method: 'GET',
  path: 'user/profile',
  host: 'api',
  access: 'signedIn',
  scope: 'profile',
} as const satisfies Call;

export const updateProfile = {
  method: 'PUT',
  path: 'user/profile',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

/** Whether the caller's address is confirmed, and whether inquiries and invitations require that. */
export const readEmailConfirmation = {
  method: 'GET',
  path: 'user/email-confirmation',
  host: 'api',
  access: 'signedIn',
  scope: 'read',
} as const satisfies Call;

/** Sends the confirmation mail for the caller's address again. */
export const sendEmailConfirmation = {
  method: 'POST',
  path: 'user/email-confirmation',
  host: 'api',
  access: 'signedIn',
  scope: 'inquire',
} as const satisfies Call;

export const readPublicProfile = {
  method: 'GET',
  path: 'user/public-profile/:id',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const profilePhotoUploadRequest = {
  method: 'POST',
  path: 'user/profile-photo/upload-request',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const profilePhotoUploadValidate = {
  method: 'POST',
  path: 'user/profile-photo/upload-validate',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;
