import { browserOrigin, type Origin } from '../platform.ts';
import type { SessionState, Tabs } from './types.ts';

const sessionKey = 'wbn:session';
const actorKey = 'wbn:actor';
/** The storage key that the portal has always used. */
const profileKey = 'profile';

/**
 * The session of our own sites: refresh token, profile and acting business are stored, one tab at a time renews the tokens and informs the
 * others. Never for a partner page, whose scripts could read the storage.
 *
 * @example
 * const session = createSession({ accounts: 'https://accounts.example', tabs: portalTabs() });
 * await session.ready();
 * session.get().status; // 'anonymous'
 */
export function portalTabs({ storage, lock, channel }: Origin = browserOrigin): Tabs {
  const read = (key: string) => {
    try {
      return JSON.parse(storage.get(key) ?? 'null') ?? undefined;
    } catch {
      // A foreign value under our key counts as missing.
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
    listen: (listener) => channel('wbn:session', (data) => listener(data as SessionState)),
  };
}
