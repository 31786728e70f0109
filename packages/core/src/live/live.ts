import type { LiveEvent } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { browserPlatform, type Platform } from '../platform.ts';
import { type Attention, browserAttention } from './attention.ts';
import { type LiveConnection, openLiveConnection } from './live-connection.ts';
import { browserTabs, type StreamTabs } from './tabs.ts';

export interface Live {
  /**
   * Subscribes to events of the visitor's messages and notifications and of the given resources. `ready`: all later events will arrive.
   * `reset`: events may be missing, so reload the visible content. Returns a function that stops it.
   */
  listen(hear: (event: LiveEvent) => void, resources?: readonly string[]): () => void;
}

export interface LiveOptions {
  readonly platform?: Pick<Platform, 'after' | 'random'>;
  readonly tabs?: StreamTabs;
  readonly attention?: Attention;
  /** Milliseconds between two polls without a stream. Default 5,000. */
  readonly every?: number;
}

interface Listener {
  readonly hear: (event: LiveEvent) => void;
  readonly resources: readonly string[];
}

/**
 * Live events of a page. One tab of the origin holds the lock and reads the stream; the others receive events over a channel. Without a
 * stream it polls.
 *
 * @example
 * const live = createLive(client);
 * const event = await new Promise((hear) => live.listen(hear, ['p-1']));
 * event.kind; // 'ready'
 */
export function createLive(client: Client, options: LiveOptions = {}): Live {
  const { platform = browserPlatform, tabs = browserTabs, attention = browserAttention, every = 5000 } = options;
  const { session } = client;
  const listeners = new Set<Listener>();
  const tab = platform.random();
  let life: LiveConnection | undefined;

  const tell = (event: LiveEvent) => {
    for (const { hear } of listeners) hear(event);
  };
  const own = () => [...listeners].flatMap(({ resources }) => resources);

  const wake = () => {
    life ??= openLiveConnection(client, { platform, tabs, tab, attention, every, own, tell });
  };
  const rest = () => {
    life?.stop();
    life = undefined;
  };
  let unsubscribe: (() => void) | undefined;
  const attend = () => {
    const forget = session?.subscribe((now, before) => {
      if (now.userID === before.userID && now.status === before.status) return;
      rest();
      wake();
    });
    const unhide = tabs.onAway((isAway) => (isAway ? rest() : wake()));
    return () => {
      forget?.();
      unhide();
    };
  };

  return {
    listen(hear, resources = []) {
      const listener = { hear, resources };
      listeners.add(listener);
      unsubscribe ??= attend();
      if (life) {
        life.changed();
        if (life.isReady()) hear({ kind: 'ready' });
      } else wake();
      return () => {
        listeners.delete(listener);
        if (listeners.size) return life?.changed();
        rest();
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}

const lives = new WeakMap<Client, Live>();

/**
 * The instance of a page's client.
 *
 * @example liveOf(client) === liveOf(client) // true
 */
export function liveOf(client: Client): Live {
  const live = lives.get(client) ?? createLive(client);
  lives.set(client, live);
  return live;
}
