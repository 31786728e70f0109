import type { Country } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { browserPlatform, type Platform } from '../platform.ts';
import { countries } from '../reference-data/lists.ts';
import { resultsUrl, type SearchQuery, toQuery } from './query.ts';
import { createSuggester } from './suggester.ts';

export interface SearchBoxState extends SearchQuery {
  readonly suggestions: readonly string[];
  /** Empty until the list is opened. */
  readonly countryList: readonly Country[];
}

export interface SearchBoxOptions {
  readonly query?: { readonly [K in keyof SearchQuery]?: string | null };
  /** The results page; default: the portal's. */
  readonly action?: string;
  /** The page's address, for a relative `action`. */
  readonly base?: string;
  readonly suggestions?: boolean;
  readonly platform?: Pick<Platform, 'after'>;
}

export interface SearchBox {
  get(): SearchBoxState;
  subscribe(listener: (state: SearchBoxState) => void): () => void;
  /** The page's address has changed: its query replaces the fields. */
  sync(query: SearchBoxOptions['query']): void;
  choose(change: Partial<Pick<SearchQuery, 'business' | 'countries'>>): void;
  type(search: string): void;
  /** Loads the long list when a visitor first opens it, once for all boxes of the page. */
  openCountries(): Promise<void>;
  /** Closes the suggestions. */
  dismiss(): void;
  /** Returns the search and the address of its results. A suggestion replaces the text. */
  submit(suggestion?: string): SearchQuery & { readonly url: string };
}

export function createSearchBox(client: Client, options: SearchBoxOptions = {}): SearchBox {
  const { suggestions = true, platform = browserPlatform } = options;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<SearchBoxState>(() => ({
    ...toQuery(options.query ?? {}),
    suggestions: [],
    countryList: [],
  }));
  const suggester = createSuggester(client, (found) => setState({ suggestions: found }), platform.after);
  const dismiss = () => {
    suggester.stop();
    if (get().suggestions.length) setState({ suggestions: [] });
  };
  return {
    get,
    subscribe,
    dismiss,
    choose: (change) => setState(change),
    sync(query) {
      dismiss();
      setState(toQuery(query ?? {}));
    },
    type(search) {
      setState({ search });
      if (suggestions) suggester.ask(search, get().business);
    },
    async openCountries() {
      if (!get().countryList.length) setState({ countryList: await countries(client) });
    },
    submit(suggestion) {
      dismiss();
      setState({ search: (suggestion ?? get().search).trim() });
      const { business, countries: country, search } = get();
      const query = { business, countries: country, search };
      return { ...query, url: resultsUrl(query, client.options.portal, options.action, options.base) };
    },
  };
}
