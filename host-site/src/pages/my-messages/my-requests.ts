import type { SessionState } from '@wbn/core';

/**
 * The path of the message center where something waits: the user's own, or else that of their business to which somebody wrote. The user's
 * own stands under `me` until the profile is there. `waiting`: the ids of those with something unread.
 */
export function myRequests({ profile, userID }: Partial<SessionState> = {}, waiting: readonly string[] = []): string {
  const isOwn = !waiting[0] || waiting.includes(userID ?? '');
  return `/business/${isOwn ? (profile && userID) || 'me' : waiting[0]}/requests`;
}
