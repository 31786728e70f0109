import { searchMessages } from '@wbn/contract';
import type { FoundMessage } from '@wbn/contract/shapes';
import { useEffect, useRef, useState } from 'react';
import type { ListEndProps } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';

/** Milliseconds without a key before a search. */
const pause = 300;

interface Result {
  readonly items: readonly FoundMessage[];
  readonly nextID: string | null;
}

/** Messages that contain the words of the filter, below the list. A choice opens the conversation. */
export function Found({ open, query, time, view, center }: ListEndProps) {
  const words = deskTexts(view);
  const { speaker: ubid } = center.get();
  const q = query.trim();
  const [result, setResult] = useState<Result>();
  const [hasFailed, setFailed] = useState(false);
  const running = useRef(new AbortController());
  const search = async (before?: Result) => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const nextID = before?.nextID ?? undefined;
    try {
      const { data } = await view.services.call(searchMessages, { query: { ubid, q, nextID }, signal });
      setResult({ ...data, items: [...(before?.items ?? []), ...data.items] });
      setFailed(false);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  };
  useEffect(() => {
    setResult(undefined);
    setFailed(false);
    if (q.length < 2 || view.data) return;
    const timer = setTimeout(search, pause);
    return () => {
      clearTimeout(timer);
      running.current.abort();
    };
  }, [q, ubid]);
  if (q.length < 2 || view.data) return null;
  return (
    <section className="found" part="found" aria-label={words.found} aria-busy={!result && !hasFailed}>
      <b>{words.found}</b>
      {result?.items.map((one) => (
        <button type="button" part="found-message" key={one.messageID} onClick={() => open(one.requestID)}>
          <b>
            <bdi>{one.name}</bdi>
          </b>
          <span dir="auto">{marked(one)}</span>
          <small>
            <bdi>{time(one.datetime)}</bdi>
          </small>
        </button>
      ))}
      {result?.items.length === 0 && <p className="empty">{words.foundNothing}</p>}
      {hasFailed && (
        <p className="empty" role="alert">
          {words.notLoaded}
        </p>
      )}
      {result?.nextID && (
        <button type="button" className="all" part="found-more" onClick={() => search(result)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

/** The excerpt with its marks. */
function marked({ excerpt, marks }: FoundMessage) {
  let last = 0;
  const parts = marks.map(({ start, end }) => {
    const plain = excerpt.slice(last, start);
    last = end;
    return [plain, <mark key={start}>{excerpt.slice(start, end)}</mark>];
  });
  return [...parts, excerpt.slice(last)];
}
