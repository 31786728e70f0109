/**
 * What widgets do once somebody looks at them or logs in: the page's live events, and likes. A chunk of its own on the CDN, one for all
 * widgets.
 */
import { type Client, createLike, type Like, type LikeOptions } from '@wbn/core';
import { liveOf } from '@wbn/core/live';

export type { Like };
export { liveOf };

type Emit = (name: string, detail?: unknown) => boolean;

/** A like whose failure is said to the page alone: not a word to the visitor, but the page may want to count them. */
export function makeLike(client: Client, resource: LikeOptions, emit: Emit): Like {
  const onError = (error: unknown) => {
    const { name, message } = error as Error;
    emit('wbn-error', { code: name, message });
  };
  const { options } = client;
  // Not by spreading: the page's client inherits its settings.
  const own = Object.assign(Object.create(options), { hooks: { ...options.hooks, onError } });
  return createLike({ ...client, options: own }, resource);
}

/** Calls when a resource in view was commented; answers the way to stop. */
export const onComment = (client: Client, resourceID: string, refresh: () => void): (() => void) =>
  liveOf(client).listen(
    (event) => {
      const isOurs = event.kind === 'comment' && event.resourceID?.toLowerCase() === resourceID.toLowerCase();
      if (isOurs || event.kind === 'reset') refresh();
    },
    [resourceID],
  );
