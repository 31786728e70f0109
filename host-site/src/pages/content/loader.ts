import type { Edition, Locale } from '@wbn/content/editions';
import { fill } from '@wbn/content/fill';
import type { SpokenPage } from '@wbn/content/pages/translated';
import type { TipHead } from '@wbn/content/tips/heads';
import { breadcrumbs, type MetaInput, type PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { inLocale } from '../../settings.ts';
import { spokenPage } from '../../texts/spoken-page.ts';

export interface ContentData {
  /** In the reader's language, or in English without a translation; filled with the edition's values. */
  readonly page: SpokenPage;
  /** For a page that lists them. */
  readonly tips: readonly (TipHead & { readonly path: string })[];
}

const isTip = (path: string): boolean => path.startsWith('/b2b-tips/');

async function tipsIn(locale: Locale, edition: Edition): Promise<ContentData['tips']> {
  const [{ tipList }, { fillValuesIn }] = await Promise.all([
    import('@wbn/content/tips/heads'),
    import('@wbn/content/fill-in'),
  ]);
  return fill(await tipList(locale), fillValuesIn(locale, edition, 0));
}

export async function load({ edition, language }: LoaderInput, path: string): Promise<ContentData> {
  const page = await spokenPage(path, language, edition);
  const listsTips = isTip(page.path) || page.blocks.some((block) => block.type === 'insert' && block.what === 'tips');
  return { page, tips: listsTips ? await tipsIn(language, edition) : [] };
}

export function meta({ data, edition, locale, portal }: MetaInput<ContentData>): PageMeta {
  const { language, meta, path, title } = data.page;
  const trail = breadcrumbs(portal, [
    [`WBN ${edition.countryName}`, '/'],
    [title, path],
  ]);
  if (!isTip(path)) return { ...meta, canonical: path, jsonLd: [trail] };
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: meta.description,
    keywords: meta.keywords.join(', '),
    inLanguage: language,
    url: portal + inLocale(path, locale, edition),
    publisher: { '@type': 'Organization', name: `WBN ${edition.countryName}`, url: `${portal}/` },
  };
  return { ...meta, canonical: path, type: 'article' as const, jsonLd: [article, trail] };
}
