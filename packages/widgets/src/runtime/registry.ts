import type { Client } from '@wbn/core';
import type { TextSets } from '../locales/text-sets.ts';
import type { Theme } from '../theme/theme.ts';

/** The registry of a page and major version, shared by all loaders and copies of the runtime. Only plain data cross major versions. */
export interface Registry {
  /** Addresses, overridden by the script's parameters, the script tag's data attributes, and `configure`. */
  readonly config: Config;
  /** The loader responsible for each tag, counted from 1 in the order of `versions`. */
  readonly tags: Record<string, number>;
  /** All loaders of this major version on the page, in order of arrival. */
  readonly versions: string[];
  fetch?: FetchModule;
  /** Created by the first runtime. Later and older widgets use it: its names must not change within a major version. */
  core?: unknown;
  /** The page's client, which reads its settings at each use; a host with its own client sets it by `configure({client})`. */
  client?: Client;
  /** Languages that the page's script tag adds before the runtime is there: the widgets are drawn with them from the first picture on. */
  languages?: (readonly [locale: string, sets: TextSets])[];
  /** All languages that were added, with their texts. In a browser each widget's class holds its own too. */
  locales?: Readonly<Record<string, TextSets>>;
}

/**
 * Loads a chunk beside `base`; refuses it if the hash of its content (SHA-256, base64) differs. The chunk's name contains eight characters
 * of the hash.
 */
export type FetchModule = (base: string | URL, name: string, hash: string) => Promise<unknown>;

export interface Config {
  /** The publishable key. */
  key?: string | undefined;
  api?: string;
  accounts?: string;
  portal?: string;
  /** Default language of widgets without a `locale` attribute: one of the five, with or without a region, or one of `addLocale`. */
  locale?: 'en' | 'es' | 'it' | 'zh' | 'ar' | (string & {});
  /** If set, the page has no portal session even on the portal's origin, as in frames on other sites. */
  embedded?: string;
  /** Where cards and products lead instead of the portal: `{ business: '/suppliers/{id}' }`. */
  links?: { readonly [Kind in 'business' | 'product' | 'inquiry']?: string };
  /** Colours, sizes and fonts of all widgets: set as custom properties on the page's root element. */
  theme?: Theme;
  /** The page's own texts, by tag and by the names in that widget's `texts/en.ts`, for every language. */
  texts?: TextSets;
}

type Page = Record<symbol, Registry | undefined>;

/** The registry of the page, or of the server's process, shared by all copies of this module. */
export function pageRegistry(): Registry {
  const page = globalThis as unknown as Page;
  const key = Symbol.for('wbn.1');
  page[key] ??= { config: {}, tags: {}, versions: [] };
  return page[key];
}

/** Changes the settings and redraws every widget of the page; reloads data if their source changed. */
export function changeConfig({ config }: Registry, changes: Config, otherClient?: boolean): void {
  Object.assign(config, changes);
  const reload = !!otherClient || 'api' in changes || 'key' in changes;
  if (typeof document !== 'undefined') document.dispatchEvent(new CustomEvent('wbn-configure', { detail: { reload } }));
}
