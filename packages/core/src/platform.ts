/**
 * The core's access to the page. The rest of the package uses no globals, so that it runs in Node, and tests can pass another clock or a
 * failing storage. Two interfaces, so that a partner page loads no code for the second.
 */

export interface Platform {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs a task once, later; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** 256 random bits as 64 hexadecimal digits. */
  random(): string;
  /** Called when the page is online again; returns a function that stops it. */
  onOnline(listener: () => void): () => void;
}

/**
 * The functions of a browser; Node has them too.
 *
 * @example browserPlatform.random().length // 64
 */
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

/** Texts by key. Never throws: if the browser refuses storage, values live as long as the page. */
export interface KeyValue {
  get(key: string): string | undefined;
  /** undefined removes the key. */
  set(key: string, value: string | undefined): void;
}

export interface Channel {
  post(message: unknown): void;
  close(): void;
}

/** State that tabs of one origin share. */
export interface Origin {
  readonly storage: KeyValue;
  /** Runs one task of that name at a time across tabs, if the browser supports it. The task must not throw. */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Messages to and from the other tabs. */
  channel(name: string, hear: (message: unknown) => void): Channel;
}

/**
 * A storage area may be missing or throw on access (as in a private cross-site frame).
 *
 * @example
 * const storage = keyValue(() => sessionStorage);
 * storage.set('draft', 'Which sizes?');
 * storage.get('draft'); // 'Which sizes?'
 */
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

/**
 * The storage, locks and channels of the page's origin.
 *
 * @example await browserOrigin.lock('renew', async () => 'renewed') // 'renewed'
 */
export const browserOrigin: Origin = {
  storage: keyValue(() => localStorage),
  lock: (name, task) =>
    // A frozen tab may hold a lock for ever; after 12 s the task runs without it.
    globalThis.navigator?.locks?.request(name, { signal: AbortSignal.timeout(12_000) }, task).catch(task) ?? task(),
  channel(name, hear) {
    if (!globalThis.BroadcastChannel) return silent;
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => hear(data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  },
};

/** One instance for all copies of this package on a page; on a server a new one each time, because visitors must not share it. */
export function onePerPage<T>(name: string, make: () => T): T {
  if (typeof document === 'undefined') return make();
  const page = globalThis as unknown as Record<symbol, T>;
  // biome-ignore lint/suspicious/noAssignInExpressions: the first copy makes it, the others find it
  return (page[Symbol.for(name)] ??= make());
}
