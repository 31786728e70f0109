import { browserOrigin, type KeyValue, keyValue, type Origin } from '../platform.ts';
import type { SessionState, Tabs } from './types.ts';

const sessionKey = 'wbn:session';
const actorKey = 'wbn:actor';
/** The storage key that the portal has always used. */
const profileKey = 'profile';
/** One for the page, so that each copy of the state finds it even if the browser stores nothing. */
const thisTab = keyValue(() => sessionStorage);

/**
 * The session of our own sites: refresh token, profile and acting business are stored, one tab at a time renews the tokens and informs the
 * others. The acting business is each tab's own; a new tab begins with the last choice. Never for a partner page, whose scripts could read
 * the storage.
 *
 * @example
 * const session = createSession({ accounts: 'https://accounts.example', tabs: portalTabs() });
 * await session.ready();
 * session.get().status; // 'anonymous'
 */
export function portalTabs(origin: Origin & { readonly tab?: KeyValue } = browserOrigin): Tabs {
  const { storage, lock, channel, tab = thisTab } = origin;
  const read = (key: string) => {
    try {
      return JSON.parse(storage.get(key) ?? 'null') ?? undefined;
    } catch {
      // A foreign value under our key counts as missing.
    }
  };
  const write = (key: string, value: object | undefined) => storage.set(key, value && JSON.stringify(value));
  /** The actor of this tab. Without a choice of that person it begins with `last`, and keeps it whatever other tabs choose. */
  const actorOf = (userID: string | undefined, last: string | undefined) => {
    const [owner, actor] = tab.get(actorKey)?.split(' ') ?? [];
    if (owner === userID) return actor;
    tab.set(actorKey, userID && last && `${userID} ${last}`);
    return last;
  };
  return {
    read() {
      const kept = read(sessionKey);
      if (!kept?.refreshToken) return {};
      return { ...kept, profile: read(profileKey), actor: actorOf(kept.userID, storage.get(actorKey)) };
    },
    write({ refreshToken, refreshTokenExpire, userID, profile, actor }: SessionState) {
      write(sessionKey, refreshToken ? { refreshToken, refreshTokenExpire, userID } : undefined);
      write(profileKey, profile);
      const own = userID && `${userID} ${actor}`;
      // A renewal leaves the last choice as another tab made it.
      if (own && tab.get(actorKey) === own) return;
      tab.set(actorKey, own);
      storage.set(actorKey, actor);
    },
    lock: (task) => lock('wbn:refresh', task),
    listen: (listener) =>
      channel('wbn:session', (data) => {
        const state = data as SessionState;
        listener({ ...state, actor: actorOf(state.userID, state.actor) });
      }),
  };
}
