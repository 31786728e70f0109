import type { WbnSearchBoxEvents } from '@wbn/react';
import { useEffect, useState } from 'react';
import { search as ask, type Found } from './network.ts';

type Query = WbnSearchBoxEvents['wbn-search']['detail'];

/** The newest search alone counts. */
export function useSearch() {
  const [query, setQuery] = useState<Query>();
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!query) return;
    const work = new AbortController();
    const { search, business, countries } = query;
    ask(search, business, countries, work.signal).then(
      (answer) => {
        setFailed(undefined);
        setFound(answer);
      },
      (error: Error) => work.signal.aborted || setFailed(error.message),
    );
    return () => work.abort();
  }, [query]);
  return { found, failed, search: setQuery };
}
