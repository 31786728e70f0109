import type { SessionState } from '@wbn/core';

/** The path of one's own message center: under `me` until the profile is there. */
export const myRequests = ({ profile, userID }: Partial<SessionState> = {}): string =>
  `/business/${(profile && userID) || 'me'}/requests`;
