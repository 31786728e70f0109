import { changedContent } from '@wbn/database';
import type { AppOptions } from '@wbn/http';
import type { Db } from '../db.ts';
import type { Bus } from './bus.ts';

/** An event as its row has it. */
export interface EventRow {
  readonly id: number;
  readonly topic: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
}

export interface Reader {
  readonly topics: readonly string[];
  tell(event: EventRow): void;
  /** Events may have been missed. */
  gap(): void;
}

export interface Hub {
  /** Adds a reader; returns a function that removes it. */
  add(reader: Reader): () => void;
  /** Hears of changed content (`changedContent`; `*` after a gap); returns a function that ends it. */
  hearContent(tell: (changed: string) => void): () => void;
  /** Number of readers now. */
  streams(): number;
  /** Resolves once `hearContent` has told of every change that was committed before the call. */
  settled(): Promise<void>;
  /** The id of the newest event. */
  newest(): Promise<number>;
  /** The events after an id, in order; null when the event no longer exists or too many events follow. */
  since(id: number, topics: readonly string[]): Promise<EventRow[] | null>;
  close(): Promise<void>;
}

const columns = ['id', 'topic', 'kind', 'payload'] as const;
/** With more events than this, a full reload is faster than replaying them. */
const maxReplayed = 500;

/**
 * The event hub of a process. It loads each announced event once for any number of streams, and skips events that no stream here subscribes
 * to.
 */
export function createHub(db: Db, bus: Bus, log: Pick<AppOptions['logger'], 'warn'>): Hub {
  const readers = new Map<string, Set<Reader>>();
  const everybody = new Set<Reader>();
  const contentReaders = new Set<(changed: string) => void>();
  const waiting: number[] = [];
  let isReading = false;

  const gap = () => {
    for (const reader of everybody) reader.gap();
    for (const tell of contentReaders) tell('*');
  };
  const read = async () => {
    isReading = true;
    while (waiting.length > 0) {
      const ids = waiting.splice(0, 500);
      try {
        const rows = await db.selectFrom('events').select(columns).where('id', 'in', ids).orderBy('id').execute();
        for (const row of rows) for (const reader of readers.get(row.topic) ?? []) reader.tell(row);
      } catch (error) {
        log.warn({ err: error }, 'events could not be read');
        gap();
      }
    }
    isReading = false;
  };
  bus.start((heard) => {
    if (heard === 'gap') return gap();
    const changed = changedContent(heard);
    if (changed !== null) {
      for (const tell of contentReaders) tell(changed);
      return;
    }
    if (!readers.has(heard.topic)) return;
    waiting.push(heard.id);
    if (!isReading) void read();
  });

  return {
    add(reader) {
      everybody.add(reader);
      for (const topic of reader.topics) {
        const set = readers.get(topic) ?? new Set();
        readers.set(topic, set.add(reader));
      }
      return () => {
        everybody.delete(reader);
        for (const topic of reader.topics) {
          const set = readers.get(topic);
          set?.delete(reader);
          if (set?.size === 0) readers.delete(topic);
        }
      };
    },
    hearContent(tell) {
      contentReaders.add(tell);
      return () => void contentReaders.delete(tell);
    },
    streams: () => everybody.size,
    async settled() {
      if (contentReaders.size > 0) await bus.settled?.();
    },
    async newest() {
      const row = await db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row?.id ?? 0;
    },
    async since(id, topics) {
      const last = await db.selectFrom('events').select('createdAt').where('id', '=', id).executeTakeFirst();
      if (last === undefined) return null;
      // Ids are assigned before the commit, so a transaction of the last seconds may still add a lower id.
      const from = new Date(last.createdAt.getTime() - 10_000);
      const rows = await db
        .selectFrom('events')
        .select(columns)
        .where('topic', 'in', [...topics])
        .where('createdAt', '>=', from)
        .where('id', '<>', id)
        // Old typing events are outdated.
        .where('kind', '<>', 'typing')
        .orderBy('id')
        .limit(maxReplayed + 1)
        .execute();
      return rows.length > maxReplayed ? null : rows;
    },
    close: () => bus.close(),
  };
}
