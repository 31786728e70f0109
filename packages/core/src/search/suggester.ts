import { suggest } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { browserOrigin, browserPlatform, type KeyValue, keyValue, type Platform } from '../platform.ts';
import { createRecentSearches } from './recent-searches.ts';

const pause = 150; // milliseconds without a key press before a request

/** A line under the search field. */
export interface SuggestedLine {
  readonly text: string;
  /** `word` completes the text; `recent` was searched here before; `clear` forgets those; others name something. */
  readonly kind?: 'word' | 'category' | 'business' | 'product' | 'user' | 'recent' | 'popular' | 'clear' | undefined;
  /** The page of what it names, as a path of the portal. */
  readonly link?: string | undefined;
  readonly picture?: string | undefined;
}

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
const storageFor = ({ options }: Client): KeyValue => (options.embedded ? keyValue(noStorage) : browserOrigin.storage);
const noStorage = (): Storage => {
  throw new Error('Nothing is stored.');
};

interface Around {
  readonly after?: Platform['after'] | undefined;
  readonly storage?: KeyValue | undefined;
}

/**
 * Requests suggestions when typing pauses, and offers recent searches while nothing is typed. Shows only the last request's answer; failures
 * are silent.
 */
export function createSuggester(
  client: Client,
  show: (lines: readonly SuggestedLine[]) => void,
  { after = browserPlatform.after, storage = storageFor(client) }: Around = {},
): Suggester {
  const recent = createRecentSearches(storage);
  let stop = () => {};
  return {
    ask(prefix, business) {
      stop();
      const text = prefix.trim().slice(0, 64).toWellFormed();
      if (!text) return show(recent.lines());
      if (text.length < 2) return show([]);
      const asked = new AbortController();
      const tell = (lines: readonly SuggestedLine[]) => {
        if (!asked.signal.aborted) show(lines);
      };
      const forget = after(pause, () => {
        client.call(suggest, { body: { prefix: text, businessType: business as 'MA' }, signal: asked.signal }).then(
          ({ data }) => tell(data),
          () => tell([]),
        );
      });
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
