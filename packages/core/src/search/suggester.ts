import { suggest } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { browserPlatform, type KeyValue, keyValue, type Platform } from '../platform.ts';
import { createRecentSearches } from './recent-searches.ts';
import type { SuggestedLine } from './suggested-line.ts';

const pause = 150; // milliseconds without a key press before a request

export interface Suggester {
  /** The text has changed. */
  ask(prefix: string, business: string): void;
  /** Drops running requests and their results. */
  stop(): void;
  /** A text was searched: an empty field offers it again, in this browser alone. */
  remember(text: string): void;
  /** Forgets all texts that were searched. */
  clear(): void;
}

/** On somebody else's page nothing is stored: there recent searches live as long as the page. */
const storageFor = ({ options }: Client): KeyValue =>
  keyValue(() => {
    if (options.embedded) throw new Error('Nothing is stored.');
    return localStorage;
  });

interface Around {
  readonly after?: Platform['after'] | undefined;
  readonly storage?: KeyValue | undefined;
  /** The reader's language, which names categories and places; default: the client's. */
  readonly locale?: (() => string) | undefined;
}

/**
 * Requests suggestions when typing pauses. While nothing is typed, it offers the recent searches of this browser and popular ones. Shows only the last request's answer; failures
 * are silent.
 *
 * @example
 * // POST search/suggest answers [{ text: 'ball valve', kind: 'word' }]
 * const lines = await new Promise((show) => createSuggester(client, show).ask('bal', 'PR'));
 * lines[0].text; // 'ball valve'
 */
export function createSuggester(
  client: Client,
  show: (lines: readonly SuggestedLine[]) => void,
  { after = browserPlatform.after, locale, storage = storageFor(client) }: Around = {},
): Suggester {
  const recent = createRecentSearches(storage);
  const popular = new Map<string, Promise<readonly SuggestedLine[]>>();
  let stop = () => {};
  const request = async (prefix: string, business: string, signal?: AbortSignal) =>
    (
      await client.call(suggest, {
        body: { prefix, businessType: business as 'MA' },
        signal,
        locale: locale?.(),
      })
    ).data;
  /** Asked for once; a failure leaves the recent searches alone. */
  const popularFor = (business: string) => {
    const lines =
      popular.get(business) ??
      request('', business).then(
        (found) => found.map(({ text }): SuggestedLine => ({ text, kind: 'popular' })),
        () => [],
      );
    popular.set(business, lines);
    return lines;
  };
  return {
    ask(prefix, business) {
      stop();
      const text = prefix.trim().slice(0, 64).toWellFormed();
      // One letter is too little; one Chinese character is a word.
      if (/^[\0-\u2fff]$/.test(text)) return show([]);
      const asked = new AbortController();
      const tell = (lines: readonly SuggestedLine[]) => {
        if (!asked.signal.aborted) show(lines);
      };
      let work = () => {
        request(text, business, asked.signal).then(tell, () => tell([]));
      };
      if (!text) {
        const own = recent.lines();
        show(own);
        const showMore = (lines: readonly SuggestedLine[]) => {
          const others = lines.filter((line) => !own.some((one) => one.text.toLowerCase() === line.text));
          if (others.length > 0) tell([...own, ...others]);
        };
        work = () => {
          popularFor(business).then(showMore);
        };
      }
      const forget = after(pause, work);
      stop = () => {
        forget();
        asked.abort();
      };
    },
    stop: () => stop(),
    remember: recent.remember,
    clear: recent.clear,
  };
}
