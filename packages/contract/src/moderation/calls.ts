import type { Call } from '../call.ts';

export const report = {
  method: 'POST',
  path: 'moderation/report',
  host: 'api',
  access: 'signedIn',
  scope: 'comment',
  limit: 'write',
  errors: ['TokenNotFound'],
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
  errors: ['TokenNotFound'],
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
