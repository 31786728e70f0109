/** Live events and likes, loaded when visitors use a widget or log in. A separate chunk on the CDN for all widgets. */
import { type Client, createLike, type Like, type LikeOptions, type WbnError } from '@wbn/core';
import { liveOf } from '@wbn/core/live';

export type { Like };
export { liveOf };

type Emit = (name: string, detail?: unknown) => boolean;

/** A like whose failure only the page learns, as an event; visitors see no message. */
export function createReportingLike(client: Client, resource: LikeOptions, emit: Emit): Like {
  const onError = (error: unknown) => {
    const { name: code, message, status, fields } = error as WbnError;
    emit('wbn-error', { code, message, status, fields });
  };
  const { options } = client;
  // Not by spreading: the page's client inherits its settings.
  const own = Object.assign(Object.create(options), { hooks: { ...options.hooks, onError } });
  return createLike({ ...client, options: own }, resource);
}

/** Calls back when a visible resource gets a comment; returns a function that stops it. */
export const onComment = (client: Client, resourceID: string, refresh: () => void): (() => void) =>
  liveOf(client).listen(
    (event) => {
      const isOurs = event.kind === 'comment' && event.resourceID?.toLowerCase() === resourceID.toLowerCase();
      if (isOurs || event.kind === 'reset') refresh();
    },
    [resourceID],
  );
