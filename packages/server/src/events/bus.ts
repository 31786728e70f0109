import type { EventNotice } from '@wbn/database';

/** What a process hears: an event was written; or `gap`, some may have gone by unheard. */
export type Heard = EventNotice | 'gap';

/**
 * Tells every process of the API which events were written. It carries ids; the rows are read from the database. What it loses is not
 * lost: it says `gap` when it comes back, and a reader that was cut off resumes from the rows.
 */
export interface Bus {
  /** Begins to listen, and goes on until `close` whatever breaks meanwhile; `gap` first. */
  start(hear: (heard: Heard) => void): void;
  close(): Promise<void>;
}
