import type { Client } from '@wbn/core';

/** The one registry of a page and major version; every loader and every copy of the runtime joins it. Only plain data crosses majors. */
export interface Registry {
  /** Addresses, then the script tag's data attributes, then whatever `wbn.configure` changed. */
  readonly config: Config;
  /** Each tag and the version of the loader that looks after it. */
  readonly tags: Record<string, string>;
  /** All loaders of this major on the page, in order of arrival. */
  readonly versions: string[];
  /** Fetches a module whose hash is known; refuses it when the hash differs. */
  fetch?: FetchModule;
  /** Made by the first runtime that arrives. Later widgets run on it, older ones too: its names are a promise within a major. */
  core?: unknown;
  /** The page's one client; a host that has its own puts it here by `configure({client})`. */
  client?: Client;
}

export type FetchModule = (url: string, integrity: string) => Promise<unknown>;

export interface Config {
  /** The publishable key. */
  key?: string | undefined;
  api?: string;
  accounts?: string;
  portal?: string;
  /** The language of all widgets that have no `locale` attribute of their own. */
  locale?: string;
}

type Page = Record<symbol, Registry | undefined>;

/** The page's registry; on the server a fresh one, so that no request sees another's settings. */
export function pageRegistry(): Registry {
  if (typeof document === 'undefined') return { config: {}, tags: {}, versions: [] };
  const page = globalThis as unknown as Page;
  const key = Symbol.for('wbn.1');
  page[key] ??= { config: {}, tags: {}, versions: [] };
  return page[key];
}
