import { mostResources, streamSilence } from '@wbn/contract';
import type { LiveEvent } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { browserPlatform, type Channel, type Platform } from '../platform.ts';
import { type Attention, browserAttention } from './attention.ts';
import type { Received } from './parse.ts';
import { poll } from './poller.ts';
import { readEvents } from './stream.ts';
import { browserTabs, type StreamTabs } from './tabs.ts';

export interface Live {
  /**
   * Hears what happens to the visitor's messages and notifications, and to the resources named. `ready` says that nothing goes by unheard
   * from now on; `reset`, that something may have: read anew what is on screen. Answers the way to stop.
   */
  listen(hear: (event: LiveEvent) => void, resources?: readonly string[]): () => void;
}

export interface LiveOptions {
  readonly platform?: Pick<Platform, 'after' | 'random'>;
  readonly tabs?: StreamTabs;
  readonly attention?: Attention;
  /** Milliseconds between two questions where there is no stream. Default 5,000. */
  readonly every?: number;
}

interface Listener {
  readonly hear: (event: LiveEvent) => void;
  readonly resources: readonly string[];
}

/** The connection, as long as one visitor looks at the page. */
interface Life {
  /** Other resources are looked at. */
  changed(): void;
  isReady(): boolean;
  stop(): void;
}

/** Between tabs. `to` is a tab's name; without it a message is for all. */
interface Said {
  readonly from: string;
  readonly to?: string;
  /** From the reader: an event, or a sign of life. */
  readonly event?: Received | undefined;
  readonly alive?: boolean;
  /** From the others: the resources that they look at; from a new reader: who is there? */
  readonly wants?: readonly string[];
  readonly ask?: boolean;
}

/**
 * The live events of a page. Of all tabs of an origin one reads the stream, the one that holds the lock; the others hear it over a channel.
 * While there is no stream, questions every few seconds take its place.
 */
export function createLive(client: Client, options: LiveOptions = {}): Live {
  const { platform = browserPlatform, tabs = browserTabs, attention = browserAttention, every = 5000 } = options;
  const { session } = client;
  const listeners = new Set<Listener>();
  const tab = platform.random();
  let life: Life | undefined;

  const tell = (event: LiveEvent) => {
    for (const { hear } of listeners) hear(event);
  };
  const own = () => [...listeners].flatMap(({ resources }) => resources);

  /** One life of the connection: until the last listener goes, the page is put away, or another visitor is there. */
  function start(): Life {
    const end = new AbortController();
    const { userID = '' } = session?.get() ?? {};
    // On a partner's page each tab has a session of its own, so only tabs of the same visitor may share.
    const name = client.options.embedded ? `wbn-live ${userID}` : 'wbn-live';
    const others = new Map<string, readonly string[]>();
    let channel: Channel | undefined;
    let last = '';
    let isReader = false;
    let isReady = false;
    let reading = new AbortController();
    let stopPolling: (() => void) | undefined;
    let disarm = () => {};

    const say = (message: Omit<Said, 'from'>) => channel?.post({ from: tab, ...message });
    const fall = () => {
      isReady = false;
      stopPolling ??= poll(async () => tell({ kind: 'reset' }), { every, after: platform.after, attention });
    };
    const alive = () => {
      disarm();
      disarm = platform.after(streamSilence * 1000, fall);
    };
    const take = ({ id, data }: Received) => {
      last = id;
      alive();
      if (data.kind === 'ready' || data.kind === 'reset') {
        isReady = true;
        stopPolling?.();
        stopPolling = undefined;
      }
      tell(data);
    };
    const wanted = () => [...new Set([...own(), ...[...others.values()].flat()])].sort().slice(0, mostResources);

    let read = '';
    const connect = () => {
      const resources = wanted();
      if (read === resources.join()) return;
      read = resources.join();
      reading.abort();
      reading = new AbortController();
      // Nobody is logged in, and nothing is looked at: there is nothing to hear.
      if (!userID && !resources.length) return;
      readEvents(client, {
        platform,
        resources,
        last,
        signal: reading.signal,
        hear(event) {
          say({ event });
          take(event);
        },
        alive() {
          alive();
          say({ alive: true });
        },
        lost: fall,
      });
    };
    let cancel = () => {};
    /** Widgets come one after the other: one connection for all that come at a time. */
    const soon = () => {
      cancel();
      cancel = platform.after(200, connect);
    };
    const hear = ({ from, to, event, alive: isAlive, wants, ask }: Said) => {
      if (to && to !== tab) return;
      if (wants) {
        others.set(from, wants);
        if (!isReader) return;
        soon();
        if (isReady) say({ to: from, event: { id: last, data: { kind: 'ready' } } });
      } else if (isReader) return;
      else if (ask) say({ wants: own() });
      else if (event) take(event);
      else if (isAlive) alive();
    };
    const lead = () => {
      isReader = true;
      read = '-';
      say({ ask: true });
      soon();
      return new Promise<void>((done) => end.signal.addEventListener('abort', () => done()));
    };
    const changed = () => {
      if (isReader) soon();
      else say({ wants: own() });
    };

    if (tabs.hold(name, end.signal, lead)) {
      channel = tabs.channel(name, (message) => hear(message as Said));
      alive();
      changed();
    } else fall();
    return {
      changed,
      isReady: () => isReady,
      stop() {
        say({ wants: [] });
        cancel();
        disarm();
        stopPolling?.();
        reading.abort();
        end.abort();
        channel?.close();
      },
    };
  }

  const wake = () => {
    life ??= start();
  };
  const rest = () => {
    life?.stop();
    life = undefined;
  };
  let deafen: (() => void) | undefined;
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
      deafen ??= attend();
      if (life) {
        life.changed();
        if (life.isReady()) hear({ kind: 'ready' });
      } else wake();
      return () => {
        listeners.delete(listener);
        if (listeners.size) return life?.changed();
        rest();
        deafen?.();
        deafen = undefined;
      };
    },
  };
}

const lives = new WeakMap<Client, Live>();

/** The one of a page's client. */
export function liveOf(client: Client): Live {
  const live = lives.get(client) ?? createLive(client);
  lives.set(client, live);
  return live;
}
