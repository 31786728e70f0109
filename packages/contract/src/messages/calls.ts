import type { Call } from '../call.ts';

export const listMessages = {
  method: 'GET',
  path: 'business/request/:rid/get-messages',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
  limit: 'read',
  errors: ['TokenNotFound'],
} as const satisfies Call;

export const sendMessage = {
  method: 'POST',
  path: 'business/request/:rid/send-message',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
  limit: 'message',
  errors: ['TokenNotFound', 'Forbidden', 'Closed'],
} as const satisfies Call;
