import { type Drafts, keyValue } from '@wbn/core';

const kept = keyValue(() => sessionStorage);
const prefix = 'wbn:comment:';

/** Unsent comments: they survive the end of a session and a login. Each person has their own; those of unknown people have no owner. */
export function commentDrafts(person: () => string | undefined): Drafts {
  const keyOf = (resourceID: string) => `${prefix}${person() ?? ''}:${resourceID}`;
  return {
    get: (resourceID) => kept.get(keyOf(resourceID)),
    set: (resourceID, text) => kept.set(keyOf(resourceID), text || undefined),
  };
}
