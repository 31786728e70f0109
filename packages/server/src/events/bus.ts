import type { EventNotice } from '@wbn/database';

/** A notice that an event was written, or `gap`: events may have been missed. */
export type BusNotice = EventNotice | 'gap';

/**
 * Announces new events to every process of the API. Notices carry ids; readers load the rows from the database. After a lost connection the
 * bus sends `gap`, and readers that were cut off resume from the rows.
 */
export interface Bus {
  /** Listens until `close`, and reconnects after failures. Sends `gap` first. */
  start(listener: (heard: BusNotice) => void): void;
  /**
   * Resolves once the listener has received the notices of every transaction that committed before the call. Missing where another process
   * listens to the database.
   */
  settled?(): Promise<void>;
  close(): Promise<void>;
}
