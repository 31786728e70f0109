import { maxResources } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import type { Channel } from '../platform.ts';
import { type EventListenerOptions, openEventListener } from './event-listener.ts';
import type { Received } from './parse.ts';
import { createReader, type Reader } from './reader.ts';
import type { StreamTabs } from './tabs.ts';

/** The connection while one visitor looks at the page. */
export interface LiveConnection {
  /** The set of resources has changed. */
  changed(): void;
  isReady(): boolean;
  stop(): void;
}

export interface LiveConnectionOptions extends EventListenerOptions {
  readonly tabs: StreamTabs;
  /** This tab's name. */
  readonly tab: string;
  /** The resources that this tab shows. */
  own(): readonly string[];
}

/** A message between tabs. `to` is a tab's name; without it the message is for all. */
interface TabMessage {
  readonly from: string;
  readonly to?: string;
  /** From the reader: an event or a heartbeat. */
  readonly event?: Received | undefined;
  readonly alive?: boolean;
  /** From other tabs: their resources. From a new reader: a question for them. */
  readonly wants?: readonly string[];
  readonly ask?: boolean;
}

/** One connection: until the last listener leaves, the page is hidden for good, or another visitor logs in. */
export function openLiveConnection(client: Client, options: LiveConnectionOptions): LiveConnection {
  const { own, platform, tab, tabs } = options;
  const end = new AbortController();
  // On a partner page each tab has its own session, so only tabs of one visitor may share.
  const name = client.options.embedded ? `wbn-live ${client.session?.get().userID ?? ''}` : 'wbn-live';
  const others = new Map<string, readonly string[]>();
  const events = openEventListener(options);
  let channel: Channel | undefined;
  let reader: Reader | undefined;

  const say = (message: Omit<TabMessage, 'from'>) => channel?.post({ from: tab, ...message });
  const receiveMessage = ({ from, to, event, alive, wants, ask }: TabMessage) => {
    if (to && to !== tab) return;
    if (wants) {
      others.set(from, wants);
      if (!reader) return;
      reader.soon();
      if (events.isReady()) say({ to: from, event: { id: events.lastEventID(), data: { kind: 'ready' } } });
    } else if (reader) return;
    else if (ask) say({ wants: own() });
    else if (event) events.receive(event);
    else if (alive) events.heartbeat();
  };
  const changed = () => {
    if (reader) reader.soon();
    else say({ wants: own() });
  };
  /** Reads the stream for all tabs until this connection ends. */
  const lead = () => {
    reader = createReader(client, {
      platform,
      wanted: () => [...new Set([...own(), ...[...others.values()].flat()])].sort().slice(0, maxResources),
      last: events.lastEventID,
      hear(event) {
        say({ event });
        events.receive(event);
      },
      alive() {
        events.heartbeat();
        say({ alive: true });
      },
      lost: events.disconnected,
    });
    say({ ask: true });
    reader.soon();
    return new Promise<void>((done) => end.signal.addEventListener('abort', () => done()));
  };

  if (tabs.hold(name, end.signal, lead)) {
    channel = tabs.channel(name, (message) => receiveMessage(message as TabMessage));
    events.heartbeat();
    changed();
  } else events.disconnected();
  return {
    changed,
    isReady: events.isReady,
    stop() {
      say({ wants: [] });
      reader?.stop();
      events.stop();
      end.abort();
      channel?.close();
    },
  };
}
