import { keyValue } from '@wbn/core';

const kept = keyValue(() => sessionStorage);
const prefix = 'wbn:comment:';

/** Comments that were typed and not posted: they outlive a session that ends meanwhile, and the way over the account site. */
export const commentDrafts = {
  get: (resourceID: string) => kept.get(prefix + resourceID),
  set: (resourceID: string, text: string) => kept.set(prefix + resourceID, text || undefined),
  /** Whoever logs out leaves none behind. */
  clear() {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    } catch {
      // A browser without storage kept none.
    }
  },
};
