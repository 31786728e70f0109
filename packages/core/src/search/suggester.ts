import { suggest } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import type { Platform } from '../platform.ts';

const pause = 150; // milliseconds without a key press before a request

export interface Suggester {
  /** The text has changed. */
  ask(prefix: string, business: string): void;
  /** Drops running requests and their results. */
  stop(): void;
}

/** Requests suggestions when typing pauses. Shows only the last request's answer; failures are silent. */
export function createSuggester(
  client: Client,
  show: (texts: readonly string[]) => void,
  after: Platform['after'],
): Suggester {
  let stop = () => {};
  return {
    ask(prefix, business) {
      stop();
      const text = prefix.trim().slice(0, 64).toWellFormed();
      if (text.length < 2) return show([]);
      const asked = new AbortController();
      const tell = (texts: readonly string[]) => {
        if (!asked.signal.aborted) show(texts);
      };
      const forget = after(pause, () => {
        client.call(suggest, { body: { prefix: text, businessType: business as 'MA' }, signal: asked.signal }).then(
          ({ data }) => tell(data.map((one) => one.text)),
          () => tell([]),
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
