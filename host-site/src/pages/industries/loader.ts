import { type IndustryDescriptions, industryDescriptions } from '@wbn/content/industry-descriptions';
import type { SpokenPage } from '@wbn/content/pages/translated';
import { listIndustries } from '@wbn/contract';
import type { Industry } from '@wbn/contract/shapes';
import { breadcrumbs, type MetaInput, type PageMeta } from '../../document/meta.ts';
import { type LoaderInput, optional } from '../../routing/page-route.ts';
import { type SubCategoryNames, subCategoryNames } from '../../shell/subcategory-names.ts';
import { spokenPage } from '../../texts/spoken-page.ts';

export interface IndustriesData {
  readonly page: SpokenPage;
  readonly industries: readonly Industry[] | undefined;
  readonly descriptions: IndustryDescriptions;
  /** By id, for languages other than English. */
  readonly subCategories: SubCategoryNames | undefined;
}

/** The tree in English, whose names the links search for. */
export async function load({ call, edition, language }: LoaderInput): Promise<IndustriesData> {
  const [page, tree, descriptions, subCategories] = await Promise.all([
    spokenPage('/industries', language, edition),
    optional(call(listIndustries, { locale: 'en' })),
    industryDescriptions(language),
    subCategoryNames(call, language),
  ]);
  return { page, industries: tree?.data, descriptions, subCategories };
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
