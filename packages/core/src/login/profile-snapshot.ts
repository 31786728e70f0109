import type { KeyValue } from '../platform.ts';
import type { Session } from '../session/types.ts';

const profileKey = 'wbn:profile';
const actorKey = 'wbn:actor';
const kept = new WeakSet<Session>();

/**
 * Stores the logged-in person on a partner page: name, photo and the acting business, under keys with our prefix. Never an e-mail address,
 * a phone number or a token, because the page can read that storage.
 */
export function rememberProfileSnapshot(session: Session, storage: KeyValue): void {
  if (kept.has(session)) return;
  kept.add(session);
  const { userID } = session.get();
  const [owner, actor] = storage.get(actorKey)?.split(' ') ?? [];
  if (actor && owner === userID) session.change({ actor });
  session.subscribe((state) => {
    const { userID, profile, actor } = state;
    const face = profile && {
      userID: profile.userID,
      firstName: profile.firstName,
      lastName: profile.lastName,
      profilePhoto: profile.profilePhoto,
    };
    storage.set(profileKey, face && JSON.stringify(face));
    storage.set(actorKey, userID && `${userID} ${actor}`);
  });
}
