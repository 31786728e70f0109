import type { Call } from '../call.ts';

export const subscriptionSetup = {
  method: 'GET',
  path: 'subscription/setup',
  host: 'api',
  access: 'signedIn',
  scope: 'read',
} as const satisfies Call;

export const subscribe = {
  method: 'POST',
  path: 'subscription/subscribe',
  host: 'api',
  access: 'businessOwner',
  scope: 'pay',
} as const satisfies Call;

/** The plan, the current or last purchase, and the receipts. */
export const readMembership = {
  method: 'GET',
  path: 'business/:id/membership',
  host: 'api',
  access: 'businessOwner',
  scope: 'manage',
} as const satisfies Call;

/** The business's number for value added tax, for its later receipts. */
export const updateVatNumber = {
  method: 'PUT',
  path: 'business/:id/vat-number',
  host: 'api',
  access: 'businessOwner',
  scope: 'manage',
  sendsEmpty: true,
} as const satisfies Call;

/** Ends the membership with its paid period, or turns the renewal on again. */
export const renewMembership = {
  method: 'PUT',
  path: 'business/:id/membership',
  host: 'api',
  access: 'businessOwner',
  scope: 'pay',
} as const satisfies Call;

/** Cancels a purchase that waits for its buyer, so that another can begin. */
export const cancelPurchase = {
  method: 'DELETE',
  path: 'business/:id/membership/purchase',
  host: 'api',
  access: 'businessOwner',
  scope: 'pay',
} as const satisfies Call;

/** A receipt as a PDF, in base64. */
export const readReceipt = {
  method: 'GET',
  path: 'business/:id/membership/receipts/:receiptID',
  host: 'api',
  access: 'businessOwner',
  scope: 'manage',
} as const satisfies Call;
