import type { Call } from '../call.ts';

export const requestConnection = {
  method: 'POST',
  path: 'social/connect',
  host: 'api',
  access: 'speaker',
  scope: 'inquire',
  limit: 'post',
  errors: ['TokenNotFound', 'Forbidden', 'Gone'],
  extension: true,
} as const satisfies Call;

export const listConnections = {
  method: 'GET',
  path: 'social/connect',
  host: 'api',
  access: 'speaker',
  scope: 'message',
  limit: 'read',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const acceptConnection = {
  method: 'POST',
  path: 'social/connect/:id/accept',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
  limit: 'write',
  errors: ['TokenNotFound', 'Conflict', 'Gone'],
  extension: true,
} as const satisfies Call;

export const declineConnection = {
  method: 'POST',
  path: 'social/connect/:id/decline',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
  limit: 'write',
  errors: ['TokenNotFound', 'Conflict'],
  extension: true,
} as const satisfies Call;

export const endConnection = {
  method: 'DELETE',
  path: 'social/connect/:id',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
  limit: 'write',
  errors: ['TokenNotFound', 'Conflict'],
  extension: true,
} as const satisfies Call;
