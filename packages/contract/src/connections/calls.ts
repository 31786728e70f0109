import type { Call } from '../call.ts';

export const requestConnection = {
  method: 'POST',
  path: 'social/connect',
  host: 'api',
  access: 'speaker',
  scope: 'inquire',
} as const satisfies Call;

export const listConnections = {
  method: 'GET',
  path: 'social/connect',
  host: 'api',
  access: 'speaker',
  scope: 'message',
} as const satisfies Call;

export const acceptConnection = {
  method: 'POST',
  path: 'social/connect/:id/accept',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;

export const declineConnection = {
  method: 'POST',
  path: 'social/connect/:id/decline',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;

export const endConnection = {
  method: 'DELETE',
  path: 'social/connect/:id',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;
