import { useCallback, useEffect, useRef, useState } from 'react';

/** A list that depends on another choice. */
export interface Choices<Item> {
  /** Empty while loading. */
  readonly items: readonly Item[];
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

/** Loads the list of a key, e.g. the states of a country; empty for ''. */
export function useList<Item>(key: string, ask: (key: string) => Promise<readonly Item[]>): Choices<Item> {
  const [got, setGot] = useState<{ key: string; items: readonly Item[] | undefined }>({ key: '', items: [] });
  const [round, setRound] = useState(0);
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    if (!key) return;
    let current = true;
    latest.current(key).then(
      (items) => current && setGot({ key, items }),
      () => current && setGot({ key, items: undefined }),
    );
    return () => {
      current = false;
    };
  }, [key, round]);
  const retry = useCallback(() => {
    setGot({ key: '', items: [] });
    setRound((before) => before + 1);
  }, []);
  if (!key) return { items: [], state: 'none', retry };
  if (got.key !== key) return { items: [], state: 'loading', retry };
  return { items: got.items ?? [], state: got.items ? 'ready' : 'failed', retry };
}
