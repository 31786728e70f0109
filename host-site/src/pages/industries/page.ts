import type { SpokenPage } from '@wbn/content/pages/translated';
import type { Industry } from '@wbn/contract/shapes';
import { breadcrumbs, type MetaInput, type PageMeta } from '../../document/meta.ts';
import { type LoaderInput, optional } from '../../routes/page-route.ts';
import { spokenPage } from '../../texts/spoken-page.ts';

export interface IndustriesData {
  readonly page: SpokenPage;
  readonly industries: readonly Industry[] | undefined;
}

export { Industries as Component } from './Industries.tsx';

/** The tree in English: its names are what the links search for. */
export async function load({ call, edition, locale }: LoaderInput): Promise<IndustriesData> {
  const [page, tree] = await Promise.all([
    spokenPage('/industries', locale, edition),
    optional(call('listIndustries', { locale: 'en' })),
  ]);
  return { page, industries: tree?.data };
}
export function meta({ data, edition, portal }: MetaInput<IndustriesData>): PageMeta {
  return {
    ...data.page.meta,
    jsonLd: [
      breadcrumbs(portal, [
        [`WBN ${edition.countryName}`, '/'],
        [data.page.title, '/industries'],
      ]),
    ],
  };
}
