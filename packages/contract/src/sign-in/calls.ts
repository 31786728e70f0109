import type { Call } from '../call.ts';

const ofOwner = { host: 'api', access: 'businessOwner', scope: 'manage' } as const;

/** The identity provider by which people of a business log in, without its secret. */
export const readSignInProvider = {
  ...ofOwner,
  method: 'GET',
  path: 'business/:id/sign-in',
} as const satisfies Call;

/** Another issuer or client is another provider: it needs its own secret, and everybody logs in by it anew. */
export const updateSignInProvider = {
  ...ofOwner,
  method: 'PUT',
  path: 'business/:id/sign-in',
  sendsEmpty: true,
} as const satisfies Call;

/** Ends all logins that began by it. */
export const removeSignInProvider = {
  ...ofOwner,
  method: 'DELETE',
  path: 'business/:id/sign-in',
} as const satisfies Call;

/** Looks up the records of domains that are not proved yet. */
export const proveSignInDomains = {
  ...ofOwner,
  method: 'POST',
  path: 'business/:id/sign-in/prove',
} as const satisfies Call;
