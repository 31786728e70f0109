import type { Client } from '@wbn/core';

/** The one registry of a page and major version; every loader and every copy of the runtime joins it. Only plain data crosses majors. */
export interface Registry {
  /** Addresses, then the script's parameters, then the script tag's data attributes, then whatever `configure` changed. */
  readonly config: Config;
  /** Each tag and which loader looks after it, counted from 1 in the order of `versions`. */
  readonly tags: Record<string, number>;
  /** All loaders of this major on the page, in order of arrival. */
  readonly versions: string[];
  fetch?: FetchModule;
  /** Made by the first runtime that arrives. Later widgets run on it, older ones too: its names are a promise within a major. */
  core?: unknown;
  /** The page's one client, which reads its settings at each use; a host that has its own puts it here by `configure({client})`. */
  client?: Client;
}

/**
 * Fetches a chunk that stands beside `base`; refuses it when its content's hash (SHA-256, base64) is another. Eight characters of the hash
 * are in the chunk's name.
 */
export type FetchModule = (base: string | URL, name: string, hash: string) => Promise<unknown>;

export interface Config {
  /** The publishable key. */
  key?: string | undefined;
  api?: string;
  accounts?: string;
  portal?: string;
  /** The language of all widgets that have no `locale` attribute of their own. */
  locale?: string;
  /** Set, the page has no session of the portal's even on its origin: so do the frames that other sites hold. */
  embedded?: string;
  /** The page's own words, by tag and by the names in that widget's `texts/en.ts`: they stand in every language. */
  texts?: { readonly [tag: string]: object };
}

type Page = Record<symbol, Registry | undefined>;

/** The registry of the page, or of the server's process: every copy of this module has the same one. */
export function pageRegistry(): Registry {
  const page = globalThis as unknown as Page;
  const key = Symbol.for('wbn.1');
  page[key] ??= { config: {}, tags: {}, versions: [] };
  return page[key];
}

/** Changes the settings, and has every widget of the page drawn anew; what they loaded from another place is loaded anew. */
export function changeConfig({ config }: Registry, changes: Config, otherClient?: boolean): void {
  Object.assign(config, changes);
  const reload = !!otherClient || 'api' in changes || 'key' in changes;
  globalThis.document?.dispatchEvent(new CustomEvent('wbn-configure', { detail: { reload } }));
}
