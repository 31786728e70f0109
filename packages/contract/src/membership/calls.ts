import type { Call } from '../call.ts';

export const subscriptionSetup = {
  method: 'GET',
  path: 'subscription/setup',
  host: 'api',
  access: 'signedIn',
  scope: 'read',
  limit: 'read',
  errors: ['TokenNotFound'],
} as const satisfies Call;

export const subscribe = {
  method: 'POST',
  path: 'subscription/subscribe',
  host: 'api',
  access: 'businessOwner',
  scope: 'pay',
  limit: 'subscribe',
  errors: ['TokenNotFound', 'Forbidden', 'UpgradeRefused', 'PaymentFailed', 'Conflict'],
} as const satisfies Call;
