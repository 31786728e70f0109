import type { KeyValue } from '../platform.ts';
import type { SessionData, SessionState, StoredProfile } from './types.ts';

const sessionKey = 'wbn:session';
const actorKey = 'wbn:actor';

/**
 * What of a session outlives the page. Portal: the refresh token and the whole profile, under the seeds' key `profile`. A partner's page:
 * the name and the photo, under a key that is not the page's own, and never a token (Q-24).
 */
export function keeper(storage: KeyValue, embedded: boolean) {
  const profileKey = embedded ? 'wbn:profile' : 'profile';
  const read = (key: string) => {
    try {
      return JSON.parse(storage.get(key) ?? 'null');
    } catch {
      // Somebody else's value under our key counts as none.
    }
  };
  const write = (key: string, value: object | undefined | '') =>
    storage.set(key, value ? JSON.stringify(value) : undefined);
  return {
    read(): SessionData {
      const kept = !embedded && read(sessionKey);
      return kept?.refreshToken ? { ...kept, profile: read(profileKey) ?? undefined } : {};
    },
    write({ refreshToken, refreshTokenExpire, userID, profile }: SessionState): void {
      if (!embedded) write(sessionKey, refreshToken && { refreshToken, refreshTokenExpire, userID });
      write(profileKey, profile);
    },
    cut: (profile: StoredProfile): StoredProfile => {
      if (!embedded) return profile;
      const { userID, firstName, lastName, profilePhoto } = profile;
      return { userID, firstName, lastName, profilePhoto };
    },
    actor: () => storage.get(actorKey),
    setActor: (id: string | undefined) => storage.set(actorKey, id),
  };
}
