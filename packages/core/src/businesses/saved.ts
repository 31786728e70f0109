import { createStore } from 'zustand/vanilla';
import type { KeyValue } from '../platform.ts';

const key = 'wbn:saved';

export interface Saved {
  has(businessID: string): boolean;
  toggle(businessID: string): void;
  /** Newest first. */
  list(): readonly string[];
  subscribe(listener: () => void): () => void;
}

/**
 * The businesses that a visitor has saved, in this browser: the documents have a button for it and no call. Make one for a page, so that
 * all its cards agree.
 */
export function createSaved(storage: KeyValue): Saved {
  const read = (): string[] => {
    try {
      const kept = JSON.parse(storage.get(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  };
  const { getState: list, setState, subscribe } = createStore<readonly string[]>(read);
  return {
    list,
    subscribe,
    has: (businessID) => list().includes(businessID),
    toggle(businessID) {
      // Another tab may have saved some since.
      const now = read();
      const others = now.filter((one) => one !== businessID);
      const next = others.length < now.length ? others : [businessID, ...now];
      storage.set(key, next.length ? JSON.stringify(next) : undefined);
      setState(next, true);
    },
  };
}
