import type { LoginPlatform } from './platform.ts';

/** A login that this browser began: only such a login is completed here, so that no login can be forced on a visitor. */
export interface Begun {
  readonly verifier: string;
  readonly mode: 'redirect' | 'popup';
  /** Epoch milliseconds. */
  readonly at: number;
}

const key = 'wbn:login';
const life = 3_600_000; // abandoned ones are forgotten after an hour

/** The logins begun in this browser, by their state. */
export function begunLogins({ storage, now }: LoginPlatform) {
  const read = (): Map<string, Begun> => {
    try {
      const kept = Object.entries(JSON.parse(storage.get(key) ?? '{}') as Record<string, Begun>);
      return new Map(kept.filter(([, { at }]) => now() - at < life));
    } catch {
      return new Map();
    }
  };
  const write = (all: Map<string, Begun>) =>
    storage.set(key, all.size ? JSON.stringify(Object.fromEntries(all)) : undefined);
  return {
    add: (state: string, begun: Begun) => write(read().set(state, begun)),
    get: (state: string) => read().get(state),
    /** Each login is completed once. */
    take(state: string): Begun | undefined {
      const all = read();
      const begun = all.get(state);
      if (all.delete(state)) write(all);
      return begun;
    },
  };
}
