import { businessPath, productPath } from '@wbn/contract';
import { inject } from 'vitest';

/** The pages of the route table that anybody may read. A new public page is added here, and every test of the whole portal holds for it. */
export const staticPages = [
  '/',
  '/industries',
  '/search-result?business=MA&countries=global&search=steel',
  '/search-result?business=PR&countries=global&search=pump',
  '/search-result?business=UR&countries=global&search=',
  '/search-result?business=MA&countries=global&search=qqqqqqqq',
  '/contact-us/form',
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
  '/business/x-0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b/',
  '/business-product/x-0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b',
] as const;

/** One of each layout: for what is the same on pages that are drawn alike. */
export const layouts = staticPages.filter(
  (path) =>
    !/vision|privacy|advertise|marketing|work-with|standard|premium|platinum|tip-[1-5]|message-center/.test(path),
);

interface Named {
  readonly general: { readonly companyName: string };
}

/** The addresses of a business that makes something and of one of its products. */
export async function pagesWithIDs(): Promise<readonly [business: string, product: string]> {
  const { api } = inject('addresses');
  const answer = await fetch(`${api}/search/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: 'pump', size: 1 }),
  });
  const { data } = (await answer.json()) as {
    data: { results: { productID: string; businessID: string; name: string; businessProfile: Named }[] };
  };
  const { businessID, businessProfile, name, productID } = data.results[0]!;
  const { companyName } = businessProfile.general;
  return [businessPath(companyName, businessID), productPath(companyName, name, productID)];
}

export const inLanguage = (path: string, lang: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
