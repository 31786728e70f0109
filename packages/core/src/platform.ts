/**
 * Everything the core asks of the page it runs in. The rest of the package touches no global, so that it runs in Node as well and a test
 * can hand in another clock or a storage that throws. Two interfaces, so that a partner's page carries no code for the second.
 */

export interface Platform {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs a task once, later; answers the way to call it off. */
  after(ms: number, task: () => void): () => void;
  /** 256 random bits as 64 hexadecimal digits. */
  random(): string;
  /** The connection is back; answers the way to stop. */
  onOnline(listener: () => void): () => void;
}

export const browserPlatform: Platform = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  random: () => [...crypto.getRandomValues(new Uint8Array(32))].map((n) => n.toString(16).padStart(2, '0')).join(''),
  onOnline(listener) {
    globalThis.addEventListener?.('online', listener);
    return () => globalThis.removeEventListener?.('online', listener);
  },
};

/** Texts by key. Never throws: where the browser refuses storage, the values live as long as the page. */
export interface KeyValue {
  get(key: string): string | undefined;
  /** undefined removes. */
  set(key: string, value: string | undefined): void;
}

export interface Channel {
  post(message: unknown): void;
  close(): void;
}

/** What the tabs of one origin share. */
export interface Origin {
  readonly storage: KeyValue;
  /** One task of that name at a time in all tabs, where the browser can do that. The task must not throw. */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** To and from the other tabs. */
  channel(name: string, hear: (message: unknown) => void): Channel;
}

/** A storage area may be missing, or throw already on being looked at (an off-the-record cross-site frame does). */
export function keyValue(area: () => Storage): KeyValue {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return area().getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set(key, value) {
      memory.delete(key);
      try {
        if (value === undefined) area().removeItem(key);
        else area().setItem(key, value);
      } catch {
        if (value !== undefined) memory.set(key, value);
      }
    },
  };
}

const silent: Channel = { post() {}, close() {} };

export const browserOrigin: Origin = {
  storage: keyValue(() => localStorage),
  lock: (name, task) =>
    // A frozen tab may sit on a lock for ever; after 12 s the task runs without it.
    globalThis.navigator?.locks?.request(name, { signal: AbortSignal.timeout(12_000) }, task).catch(task) ?? task(),
  channel(name, hear) {
    if (!globalThis.BroadcastChannel) return silent;
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => hear(data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  },
};

/** One thing for all copies of this package on a page; on a server a new one each time, for no visitor may see another's. */
export function onePerPage<T>(name: string, make: () => T): T {
  if (typeof document === 'undefined') return make();
  const page = globalThis as unknown as Record<symbol, T>;
  // biome-ignore lint/suspicious/noAssignInExpressions: the first copy makes it, the others find it
  return (page[Symbol.for(name)] ??= make());
}
