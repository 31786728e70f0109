import { fill, fillValues } from '@wbn/content/fill';
import { industriesPage } from '@wbn/content/pages/industries';
import type { Industry } from '@wbn/contract/shapes';
import { breadcrumbs } from '../document/meta.ts';
import { optional, pageRoute } from './page-route.ts';

export interface IndustriesData {
  readonly industries: readonly Industry[] | undefined;
}

export const industries = pageRoute<IndustriesData>({
  id: 'industries',
  path: '/industries',
  module: 'src/pages/industries/Industries.tsx',
  page: async () => (await import('../pages/industries/Industries.tsx')).Industries,
  load: async ({ call }): Promise<IndustriesData> => ({ industries: (await optional(call('listIndustries')))?.data }),
  meta({ edition, portal }) {
    const { meta, title } = fill(industriesPage, fillValues(edition, new Date().getFullYear()));
    return {
      ...meta,
      jsonLd: [
        breadcrumbs(portal, [
          [`WBN ${edition.countryName}`, '/'],
          [title, '/industries'],
        ]),
      ],
    };
  },
});
