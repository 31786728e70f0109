import type { Call } from '../call.ts';

export const readVerification = {
  method: 'GET',
  path: 'business/:id/verification',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;

export const requestVerification = {
  method: 'POST',
  path: 'business/:id/verification',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'upload',
  errors: ['TokenNotFound', 'Forbidden', 'UploadRefused'],
  extension: true,
} as const satisfies Call;

export const listVerifications = {
  method: 'GET',
  path: 'operator/verifications',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;

export const decideVerification = {
  method: 'POST',
  path: 'operator/verifications/:id',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict'],
  recentLogin: true,
  extension: true,
} as const satisfies Call;
