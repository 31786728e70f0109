import { locales } from '@wbn/content/editions';
import { editionOf } from '../../document/edition-of.ts';
import { inLocale, type SiteSettings } from '../../settings.ts';
import type { SitemapEntry } from './entries.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of this site's sitemaps. */
export const indexXml = (portal: string, names: readonly string[]): string =>
  [
    `${head}<sitemapindex ${schema}>`,
    ...names.map((name) => `<sitemap><loc>${escapeXml(`${portal}/sitemaps/${name}.xml`)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');

/** Yields a sitemap in pieces, so that it is never completely in memory. */
export async function* sitemapXml(
  settings: SiteSettings,
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  let piece = '';
  for await (const { changed, path } of entries) {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    piece += `<url><loc>${escapeXml(settings.portal + path)}</loc>${lastmod}</url>\n`;
    if (piece.length < 60_000) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</urlset>\n`;
}

/** A page in all its languages. */
export const inAllLanguages = (settings: SiteSettings, path: string): SitemapEntry[] =>
  locales.map(({ code }) => ({ path: inLocale(path, code, editionOf(settings)) }));
