import { escapeHtml } from '@wbn/contract';
import { localeOf, type SiteSettings } from '../settings.ts';
import { countryOf } from '../words.ts';
import { alternatesOf } from './alternates.ts';
import { canonicalOf, pathOf } from './canonical.ts';
import { editionOf } from './edition-of.ts';
import { jsonForScript } from './json-for-script.ts';
import type { PageMeta } from './meta.ts';

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** Title, description, canonical, languages, Open Graph and JSON-LD of a page, as HTML. */
export function headTags(meta: PageMeta, url: URL, settings: SiteSettings): string {
  const edition = editionOf(settings);
  const canonical = canonicalOf(meta, url, { edition, settings });
  const path = pathOf(meta, url);
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    tag('meta', { name: 'description', content: meta.description }),
  ];
  if (meta.keywords?.length) tags.push(tag('meta', { name: 'keywords', content: meta.keywords.join(', ') }));
  if (meta.noIndex) tags.push(tag('meta', { name: 'robots', content: 'noindex' }));
  else {
    tags.push(tag('link', { rel: 'canonical', href: canonical }));
    for (const { address, language } of alternatesOf(path, localeOf(url, edition), settings)) {
      tags.push(tag('link', { rel: 'alternate', hreflang: language, href: address }));
    }
  }
  if (meta.isEmbeddable) {
    const href = `${settings.portal}/oembed?format=json&url=${encodeURIComponent(canonical)}`;
    tags.push(tag('link', { rel: 'alternate', type: 'application/json+oembed', href, title: meta.title }));
  }
  const locale = localeOf(url, edition);
  const graph: Record<string, string | undefined> = {
    'og:title': meta.title,
    'og:description': meta.description,
    'og:type': meta.type ?? 'website',
    'og:url': canonical,
    'og:site_name': `WBN ${countryOf({ locale }, edition)}`,
    'og:locale': `${locale}_${edition.country}`,
    'og:image': meta.image ?? `${settings.portal}/og-image.png`,
    'og:image:alt': meta.title,
    ...(meta.image ? {} : { 'og:image:width': '1200', 'og:image:height': '630' }),
  };
  for (const [property, content] of Object.entries(graph)) if (content) tags.push(tag('meta', { property, content }));
  tags.push(tag('meta', { name: 'twitter:card', content: meta.image ? 'summary' : 'summary_large_image' }));
  for (const item of meta.jsonLd ?? []) tags.push(`<script type="application/ld+json">${jsonForScript(item)}</script>`);
  return tags.join('');
}
