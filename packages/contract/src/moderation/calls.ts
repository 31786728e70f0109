import type { Call } from '../call.ts';

export const report = {
  method: 'POST',
  path: 'moderation/report',
  host: 'api',
  access: 'signedIn',
  scope: 'comment',
} as const satisfies Call;

export const listBlocked = {
  method: 'GET',
  path: 'moderation/block',
  host: 'api',
  access: 'speaker',
  scope: 'message',
} as const satisfies Call;

export const block = {
  method: 'POST',
  path: 'moderation/block',
  host: 'api',
  access: 'speaker',
  scope: 'message',
} as const satisfies Call;

export const unblock = {
  method: 'DELETE',
  path: 'moderation/block',
  host: 'api',
  access: 'speaker',
  scope: 'message',
} as const satisfies Call;

export const listReports = {
  method: 'GET',
  path: 'operator/reports',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;

export const decideReport = {
  method: 'POST',
  path: 'operator/reports/:id',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const satisfies Call;
