import type { SessionState } from '@wbn/core';

/** The path of the message center of a party: a business's id, a user's, or `me`. */
export const inboxOf = (partyID: string): string => `/business/${partyID}/requests`;

/** The path of the user's own message center: `me` until the profile is loaded. */
export const myRequests = ({ profile, userID }: Partial<SessionState> = {}): string =>
  inboxOf((profile && userID) || 'me');
