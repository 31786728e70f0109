import { browserOrigin, type Origin } from '../platform.ts';
import type { SessionState, Tabs } from './types.ts';

const sessionKey = 'wbn:session';
const actorKey = 'wbn:actor';
/** The seeds' own key (R-107). */
const profileKey = 'profile';

/**
 * The session of a site of ours: the refresh token, the profile and the chosen actor outlive the page in its storage, one tab at a time
 * renews the tokens, and tells the others. Never for a partner's page, whose scripts read what is stored there.
 */
export function portalTabs({ storage, lock, channel }: Origin = browserOrigin): Tabs {
  const read = (key: string) => {
    try {
      return JSON.parse(storage.get(key) ?? 'null') ?? undefined;
    } catch {
      // Somebody else's value under our key counts as none.
    }
  };
  const write = (key: string, value: object | undefined) => storage.set(key, value && JSON.stringify(value));
  return {
    read() {
      const kept = read(sessionKey);
      return kept?.refreshToken ? { ...kept, profile: read(profileKey), actor: storage.get(actorKey) } : {};
    },
    write({ refreshToken, refreshTokenExpire, userID, profile, actor }: SessionState) {
      write(sessionKey, refreshToken ? { refreshToken, refreshTokenExpire, userID } : undefined);
      write(profileKey, profile);
      storage.set(actorKey, actor);
    },
    lock: (task) => lock('wbn:refresh', task),
    listen: (hear) => channel('wbn:session', (data) => hear(data as SessionState)),
  };
}
