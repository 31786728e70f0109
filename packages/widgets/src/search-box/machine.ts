import { searchPath } from '@wbn/contract';

/** What a search asks for; the names are those of the results page's query. */
export interface Query {
  readonly business: string;
  readonly countries: string;
  readonly search: string;
}

/** The results page's address for a query. An `action` that is no web address is not followed: it may have come from anywhere. */
export function resultsUrl(query: Query, action: string, portal: string, base: string): string {
  const [path, parameters] = searchPath(query.business, query.countries, query.search).split('?') as [string, string];
  const page = URL.canParse(action, base) ? new URL(action, base) : undefined;
  const url = action && page?.protocol.startsWith('http') ? page : new URL(path, portal);
  url.search = url.search ? `${url.search}&${parameters}` : parameters;
  return url.href;
}

interface Suggester {
  /** The field's text has changed. */
  ask(prefix: string, business: string): void;
  stop(): void;
}

/** Asks for suggestions when typing pauses. Only the last question's answer is shown; a question that fails says nothing. */
export function suggester(
  fetch: (prefix: string, business: string, signal: AbortSignal) => Promise<readonly string[]>,
  show: (texts: readonly string[]) => void,
  wait: (ms: number, then: () => void) => () => void,
): Suggester {
  let stop = () => {};
  return {
    ask(prefix, business) {
      stop();
      if (prefix.trim().length < 2) return show([]);
      const asked = new AbortController();
      const forget = wait(150, () => {
        fetch(prefix.trim(), business, asked.signal).then(
          (texts) => asked.signal.aborted || show(texts),
          () => asked.signal.aborted || show([]),
        );
      });
      stop = () => {
        forget();
        asked.abort();
      };
    },
    stop: () => stop(),
  };
}

/** A timer of the platform, as `suggester` wants it. */
export const afterwards = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
