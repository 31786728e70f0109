import { fill, fillValues } from '@wbn/content/fill';
import type { Page } from '@wbn/content/pages';
import { breadcrumbs, type MetaInput, type PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routes/page-route.ts';

export { ContentPage as Component } from './ContentPage.tsx';

export interface ContentData {
  /** Its placeholders still in it: the edition is known where it is drawn. */
  readonly page: Page;
}

export async function load({ url }: LoaderInput): Promise<ContentData> {
  const { pageByPath } = await import('@wbn/content/pages');
  return { page: pageByPath(url.pathname)! };
}

export function meta({ data, edition, portal }: MetaInput<ContentData>): PageMeta {
  const { path } = data.page;
  const { meta, title } = fill(data.page, fillValues(edition, new Date().getFullYear()));
  const trail = breadcrumbs(portal, [
    [`WBN ${edition.countryName}`, '/'],
    [title, path],
  ]);
  if (!path.startsWith('/b2b-tips/')) return { ...meta, canonical: path, jsonLd: [trail] };
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: meta.description,
    keywords: meta.keywords.join(', '),
    inLanguage: 'en',
    url: portal + path,
    publisher: { '@type': 'Organization', name: `WBN ${edition.countryName}`, url: `${portal}/` },
  };
  return { ...meta, canonical: path, type: 'article' as const, jsonLd: [article, trail] };
}
