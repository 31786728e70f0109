import type { Country } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { resultsUrl, type SearchQuery, toQuery } from './query.ts';
import type { SuggestedLine } from './suggested-line.ts';
import type { createSuggester, Suggester } from './suggester.ts';

export interface SearchBoxState extends SearchQuery {
  readonly suggestions: readonly SuggestedLine[];
  /** Empty until the list is opened. */
  readonly countryList: readonly Country[];
}

export interface SearchBoxOptions {
  readonly query?: { readonly [K in keyof SearchQuery]?: string | null };
  /** The results page; default: the portal's. */
  readonly action?: string;
  /** The page's address, for a relative `action`. */
  readonly base?: string | undefined;
  /** Where `createSuggester` comes from once a visitor goes into the field; left out, nothing is suggested. */
  readonly suggester?: (() => Promise<{ readonly createSuggester: typeof createSuggester }>) | undefined;
  /** The timers, storage and language that the suggester uses. */
  readonly platform?: Parameters<typeof createSuggester>[2];
}

export interface SearchBox {
  get(): SearchBoxState;
  subscribe(listener: (state: SearchBoxState) => void): () => void;
  /** The page's address has changed: its query replaces the fields. */
  sync(query: NonNullable<SearchBoxOptions['query']>): void;
  choose(change: Partial<Pick<SearchQuery, 'business' | 'countries'>>): void;
  /** A visitor goes into the field: an empty one offers what was searched before. */
  open(): Promise<void>;
  type(search: string): void;
  /** Loads the long list when a visitor first opens it, by `countries`, whose code a box needs no sooner. */
  openCountries(load: (client: Client) => Promise<readonly Country[]>): Promise<void>;
  /** Closes the suggestions. */
  dismiss(): void;
  /** Returns the search and the address of its results. A suggestion replaces the text, and its own page the address. */
  submit(suggestion?: SuggestedLine): SearchQuery & { readonly url: string };
  /** Forgets the recent searches. */
  clear(): void;
}

/**
 * The search field of a page.
 *
 * @example
 * const box = createSearchBox(client, { query: { business: 'PR' } });
 * box.type('ball valve');
 * box.submit().url; // 'https://portal.example/search-result?business=PR&countries=global&search=ball%20valve'
 */
export function createSearchBox(client: Client, options: SearchBoxOptions = {}): SearchBox {
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<SearchBoxState>(() => ({
    ...toQuery(options.query ?? {}),
    suggestions: [],
    countryList: [],
  }));
  let isOpen = false;
  let suggester: Suggester | undefined;
  const dismiss = () => {
    isOpen = false;
    suggester?.stop();
    if (get().suggestions.length) setState({ suggestions: [] });
  };
  const open = async () => {
    isOpen = true;
    const loaded = suggester ? undefined : await options.suggester?.();
    suggester ??= loaded?.createSuggester(client, (suggestions) => setState({ suggestions }), options.platform);
    // Meanwhile the visitor may have typed or gone on.
    if (isOpen) suggester?.ask(get().search, get().business);
  };
  return {
    get,
    subscribe,
    dismiss,
    choose: setState,
    sync(query) {
      dismiss();
      setState(toQuery(query));
    },
    open,
    type(search) {
      setState({ search });
      // A field that had the focus before this code was here never reported it.
      open().catch(() => {});
    },
    async openCountries(load) {
      if (!get().countryList.length) setState({ countryList: await load(client) });
    },
    submit(suggestion) {
      dismiss();
      setState({ search: (suggestion?.text ?? get().search).trim() });
      const { business, countries: country, search } = get();
      suggester?.remember(search);
      const query = { business, countries: country, search };
      const { portal } = client.options;
      const url = resultsUrl(query, portal, options.action, options.base);
      const page = suggestion?.link && new URL(suggestion.link, portal);
      // A page that shows the results itself gets the text.
      return { ...query, url: page && page.origin === new URL(url).origin ? page.href : url };
    },
    clear() {
      suggester?.clear();
      dismiss();
    },
  };
}
