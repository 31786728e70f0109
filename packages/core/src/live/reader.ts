import type { Client } from '../api/client.ts';
import { readEvents, type StreamOptions } from './stream.ts';

/** The part of the reading tab. */
export interface Reader {
  /** The set of resources may have changed: reconnects from the last event. */
  soon(): void;
  stop(): void;
}

export interface ReaderOptions extends Pick<StreamOptions, 'platform' | 'hear' | 'alive' | 'lost'> {
  /** Resources of all tabs, sorted. */
  wanted(): readonly string[];
  /** The id to resume after. */
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
    // No login and no resources: there is nothing to subscribe to.
    if (isNobody && !resources.length) return;
    readEvents(client, { ...told, platform, resources, last: last(), signal: reading.signal });
  };
  return {
    /** Widgets start one after the other: opens one connection for all that come together. */
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
