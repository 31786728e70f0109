import { mostResources } from '@wbn/contract';
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
interface Said {
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
  const ear = openEventListener(options);
  let channel: Channel | undefined;
  let reader: Reader | undefined;

  const say = (message: Omit<Said, 'from'>) => channel?.post({ from: tab, ...message });
  const hear = ({ from, to, event, alive, wants, ask }: Said) => {
    if (to && to !== tab) return;
    if (wants) {
      others.set(from, wants);
      if (!reader) return;
      reader.soon();
      if (ear.isReady()) say({ to: from, event: { id: ear.lastEventID(), data: { kind: 'ready' } } });
    } else if (reader) return;
    else if (ask) say({ wants: own() });
    else if (event) ear.receive(event);
    else if (alive) ear.heartbeat();
  };
  const changed = () => {
    if (reader) reader.soon();
    else say({ wants: own() });
  };
  /** Reads the stream for all tabs until this connection ends. */
  const lead = () => {
    reader = createReader(client, {
      platform,
      wanted: () => [...new Set([...own(), ...[...others.values()].flat()])].sort().slice(0, mostResources),
      last: ear.lastEventID,
      hear(event) {
        say({ event });
        ear.receive(event);
      },
      alive() {
        ear.heartbeat();
        say({ alive: true });
      },
      lost: ear.disconnected,
    });
    say({ ask: true });
    reader.soon();
    return new Promise<void>((done) => end.signal.addEventListener('abort', () => done()));
  };

  if (tabs.hold(name, end.signal, lead)) {
    channel = tabs.channel(name, (message) => hear(message as Said));
    ear.heartbeat();
    changed();
  } else ear.disconnected();
  return {
    changed,
    isReady: ear.isReady,
    stop() {
      say({ wants: [] });
      reader?.stop();
      ear.stop();
      end.abort();
      channel?.close();
    },
  };
}
