import type { Call } from '../call.ts';

export const sendInquiry = {
  method: 'POST',
  path: 'business/request',
  host: 'api',
  access: 'speaker',
  scope: 'inquire',
} as const satisfies Call;

export const listInquiries = {
  method: 'GET',
  path: 'business/request',
  host: 'api',
  access: 'speaker',
  scope: 'message',
} as const satisfies Call;

export const endInquiry = {
  method: 'POST',
  path: 'business/request/:rid/end-request',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;
