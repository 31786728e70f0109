import type { Client } from '../api/client.ts';
import { readEvents, type StreamOptions } from './stream.ts';

/** The one tab's part that reads the stream for all. */
export interface Reader {
  /** Other resources may be looked at: reads theirs, from where it stands. */
  soon(): void;
  stop(): void;
}

export interface ReaderOptions extends Pick<StreamOptions, 'platform' | 'hear' | 'alive' | 'lost'> {
  /** What all tabs look at, in order. */
  wanted(): readonly string[];
  /** Where to go on. */
  last(): string;
}

export function createReader(client: Client, { last, platform, wanted, ...told }: ReaderOptions): Reader {
  const isNobody = !client.session?.get().userID;
  let read: string | undefined;
  let reading = new AbortController();
  let cancel = () => {};
  const connect = () => {
    const resources = wanted();
    if (read === resources.join()) return;
    read = resources.join();
    reading.abort();
    reading = new AbortController();
    // Nobody is logged in, and nothing is looked at: there is nothing to hear.
    if (isNobody && !resources.length) return;
    readEvents(client, { ...told, platform, resources, last: last(), signal: reading.signal });
  };
  return {
    /** Widgets come one after the other: one connection for all that come at a time. */
    soon() {
      cancel();
      cancel = platform.after(200, connect);
    },
    stop() {
      cancel();
      reading.abort();
    },
  };
}
