import type { SessionState } from '@wbn/core';

/** The path of the message center of a party: a business's id, a user's, or `me`. */
export const inboxOf = (partyID: string): string => `/business/${partyID}/requests`;

/** The path of one's own message center: under `me` until the profile is there. */
export const myRequests = ({ profile, userID }: Partial<SessionState> = {}): string =>
  inboxOf((profile && userID) || 'me');
