import { inLocale, localeOf } from '../settings.ts';
import type { Site } from '../site-context.ts';
import type { PageMeta } from './meta.ts';

/** Removes a trailing slash: `/industries/` becomes `/industries`. */
export const pathOf = (meta: PageMeta, url: URL): string =>
  meta.canonical ?? url.pathname.replace(/(?<=^\/|[^/])\/+$/, '');

/** The canonical address of a page in its language; the edition's default has no `lang`. */
export const canonicalOf = (
  meta: PageMeta,
  url: URL,
  { edition, settings }: Pick<Site, 'edition' | 'settings'>,
): string => settings.portal + inLocale(pathOf(meta, url), localeOf(url, edition), edition);
