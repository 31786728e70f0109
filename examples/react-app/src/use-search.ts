import type { SearchQuery } from '@wbn/core';
import { useEffect, useState } from 'react';
import { search as ask, type Found } from './network.ts';

/** Only the newest search counts. */
export function useSearch() {
  const [query, setQuery] = useState<SearchQuery>();
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!query) return;
    const work = new AbortController();
    ask(query, work.signal).then(
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
