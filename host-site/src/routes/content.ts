import { fill, fillValues } from '@wbn/content/fill';
import type { Page } from '@wbn/content/pages';
import type { RouteObject } from 'react-router';
import { breadcrumbs } from '../document/meta.ts';
import { pageRoute } from './page-route.ts';

/** The static pages of the documents' route tables; each is data in packages/content, and one page draws them all. */
export const contentPaths = [
  '/about-us',
  '/mission-vision',
  '/terms-and-conditions',
  '/privacy-policy',
  '/our-network',
  '/why-wbn',
  '/contact-us',
  '/membership-standard',
  '/membership-gold',
  '/membership-premium',
  '/membership-platinum',
  '/advertise-with-us',
  '/free-marketing',
  '/message-center',
  '/work-with-wbn',
  '/b2b-tips/export-to-the-world-tip-0',
  '/b2b-tips/how-to-create-export-system-tip-1',
  '/b2b-tips/industrial-marketing-tip-2',
  '/b2b-tips/distribution-network-tip-3',
  '/b2b-tips/international-buyers-tip-4',
  '/b2b-tips/qualified-exporting-companies-tip-5',
  '/b2b-tips/best-products-for-export-tip-6',
] as const;

export interface ContentData {
  /** Its placeholders still in it: the edition is known where it is drawn. */
  readonly page: Page;
}

const contentRoute = (path: string) =>
  pageRoute<ContentData>({
    id: `content${path}`,
    path,
    module: 'src/pages/content/ContentPage.tsx',
    page: async () => (await import('../pages/content/ContentPage.tsx')).ContentPage,
    async load(): Promise<ContentData> {
      const { pageByPath } = await import('@wbn/content/pages');
      return { page: pageByPath(path)! };
    },
    meta({ data, edition, portal }) {
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
    },
  });

export const contentRoutes: RouteObject[] = contentPaths.map(contentRoute);
