import type { Call } from '../call.ts';

export const sendEnquiry = {
  method: 'POST',
  path: 'needhelp/send',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;
