import { type Drafts, keyValue } from '@wbn/core';

const kept = keyValue(() => sessionStorage);
const prefix = 'wbn:comment:';

/**
 * Comments that were typed and not posted: they outlive a session that ends meanwhile, and the way over the account site. Each person finds
 * their own; what nobody known typed is nobody's.
 */
export function commentDrafts(person: () => string | undefined): Drafts {
  const keyOf = (resourceID: string) => `${prefix}${person() ?? ''}:${resourceID}`;
  return {
    get: (resourceID) => kept.get(keyOf(resourceID)),
    set: (resourceID, text) => kept.set(keyOf(resourceID), text || undefined),
  };
}

/** Whoever logs out leaves none behind. */
export function forgetCommentDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser without storage kept none.
  }
}
