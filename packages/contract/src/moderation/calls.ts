import type { Call } from '../call.ts';

export const report = {
  method: 'POST',
  path: 'moderation/report',
  host: 'api',
  access: 'signedIn',
  scope: 'comment',
  limit: 'report',
  errors: ['TokenNotFound', 'Gone'],
  extension: true,
} as const satisfies Call;

export const listBlocked = {
  method: 'GET',
  path: 'moderation/block',
  host: 'api',
  access: 'speaker',
  scope: 'message',
  limit: 'read',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const block = {
  method: 'POST',
  path: 'moderation/block',
  host: 'api',
  access: 'speaker',
  scope: 'message',
  limit: 'write',
  errors: ['TokenNotFound', 'Gone'],
  extension: true,
} as const satisfies Call;

export const unblock = {
  method: 'DELETE',
  path: 'moderation/block',
  host: 'api',
  access: 'speaker',
  scope: 'message',
  limit: 'write',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const listReports = {
  method: 'GET',
  path: 'operator/reports',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;

export const decideReport = {
  method: 'POST',
  path: 'operator/reports/:id',
  host: 'api',
  access: 'operator',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict'],
  recentLogin: true,
  extension: true,
} as const satisfies Call;
