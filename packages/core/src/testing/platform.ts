import type { LoginPlatform } from '../login/platform.ts';
import { type KeyValue, keyValue } from '../platform.ts';

/** A manual clock that runs due tasks while it moves. */
export function testClock(start = 1_700_000_000_000) {
  let now = start;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, task: () => void) {
      const one = { at: now + ms, task };
      tasks.push(one);
      return () => {
        tasks = tasks.filter((other) => other !== one);
      };
    },
    /** Milliseconds until the next task. */
    next: () => (tasks.length ? Math.min(...tasks.map(({ at }) => at)) - now : undefined),
    forward(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        tasks = tasks.filter((other) => other !== due);
        now = due.at;
        due.task();
      }
      now = end;
    },
  };
}

/** An in-memory Storage; several tabs may share one. */
export function testArea(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (n) => [...items.keys()][n] ?? null,
    get length() {
      return items.size;
    },
  };
}

export interface TestTab extends LoginPlatform {
  readonly clock: ReturnType<typeof testClock>;
  /** Simulates the online event. */
  goOnline(): void;
  /** Addresses of the page and of popups. */
  readonly went: string[];
  readonly popups: string[];
  readonly closed: boolean;
}

interface TabOptions {
  readonly clock?: ReturnType<typeof testClock>;
  readonly storage?: KeyValue;
  readonly address?: string;
  readonly blocksPopups?: boolean;
  /** A page without https. */
  readonly insecure?: boolean;
  /** Tabs with the same name receive each other's messages. */
  readonly name?: string;
}

/** One tab of a browser, with the platform functions that the core uses. */
export function testTab({
  clock = testClock(),
  address = 'https://partner.example/page',
  ...options
}: TabOptions = {}): TestTab {
  const online = new Set<() => void>();
  const went: string[] = [];
  const popups: string[] = [];
  let closed = false;
  const area = testArea();
  const tabArea = testArea();
  const name = options.name ?? crypto.randomUUID();
  return {
    clock,
    now: clock.now,
    after: clock.after,
    random: () => [...crypto.getRandomValues(new Uint8Array(32))].map((n) => n.toString(16).padStart(2, '0')).join(''),
    onOnline(listener) {
      online.add(listener);
      return () => online.delete(listener);
    },
    goOnline() {
      for (const listener of online) listener();
    },
    storage: options.storage ?? keyValue(() => area),
    lock: (lock, task) => navigator.locks.request(name + lock, task) as ReturnType<typeof task>,
    channel(channel, hear) {
      const open = new BroadcastChannel(name + channel);
      open.onmessage = ({ data }) => hear(data);
      (open as unknown as { unref(): void }).unref();
      return { post: (message) => open.postMessage(message), close: () => open.close() };
    },
    tab: keyValue(() => tabArea),
    address: () => address,
    go: (url) => void went.push(url),
    popup: () => (options.blocksPopups ? undefined : { go: (url) => void popups.push(url) }),
    close() {
      closed = true;
    },
    sha256: (text) => (options.insecure ? undefined : crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
    went,
    popups,
    get closed() {
      return closed;
    },
  };
}
