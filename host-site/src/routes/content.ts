import type { RouteObject } from 'react-router';
import { pageRoute } from '../routing/page-route.ts';

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

export const contentRoutes: RouteObject[] = contentPaths.map((path) =>
  pageRoute({
    id: `content${path}`,
    path,
    module: 'src/pages/content/page.ts',
    page: async () => {
      const { Component, load, meta } = await import('../pages/content/page.ts');
      // By the row's own path: an address may spell it in other letters.
      return { Component, meta, load: (input) => load(input, path) };
    },
  }),
);
