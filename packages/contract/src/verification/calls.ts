import type { Call } from '../call.ts';

export const readVerification = {
  method: 'GET',
  path: 'business/:id/verification',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const requestVerification = {
  method: 'POST',
  path: 'business/:id/verification',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const listVerifications = {
  method: 'GET',
  path: 'operator/verifications',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

export const decideVerification = {
  method: 'POST',
  path: 'operator/verifications/:id',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;
