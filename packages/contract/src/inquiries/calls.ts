import type { Call } from '../call.ts';

export const sendInquiry = {
  method: 'POST',
  path: 'business/request',
  host: 'api',
  access: 'speaker',
  scope: 'inquire',
  limit: 'inquire',
  errors: ['TokenNotFound', 'Forbidden', 'EmailNotVerified', 'Gone'],
} as const satisfies Call;

export const listInquiries = {
  method: 'GET',
  path: 'business/request',
  host: 'api',
  access: 'speaker',
  scope: 'message',
  limit: 'read',
  errors: ['TokenNotFound'],
} as const satisfies Call;

export const endInquiry = {
  method: 'POST',
  path: 'business/request/:rid/end-request',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
  limit: 'write',
  errors: ['TokenNotFound', 'Closed'],
} as const satisfies Call;
