import { fill, fillValues } from '@wbn/content/fill';
import { industriesPage } from '@wbn/content/pages/industries';
import type { Industry } from '@wbn/contract/shapes';
import { breadcrumbs, type MetaInput, type PageMeta } from '../../document/meta.ts';
import { type LoaderInput, optional } from '../../routes/page-route.ts';

export interface IndustriesData {
  readonly industries: readonly Industry[] | undefined;
}

export { Industries as Component } from './Industries.tsx';

/** In English: its names are what the links search for. */
export async function load({ call }: LoaderInput): Promise<IndustriesData> {
  return { industries: (await optional(call('listIndustries', { locale: 'en' })))?.data };
}
export function meta({ edition, portal }: MetaInput<IndustriesData>): PageMeta {
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
}
