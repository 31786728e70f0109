import { industryTree } from '@wbn/contract';
import type { Caller } from '../api/context.ts';
import { optional } from '../routing/page-route.ts';

/** By id. */
export type SubCategoryNames = Readonly<Record<string, string>>;

/** Names of all subcategories in the page's language; undefined for English, the language of links and tree. */
export async function subCategoryNames(call: Caller, locale: string): Promise<SubCategoryNames | undefined> {
  const tree = locale === 'en' ? undefined : await optional(call(industryTree, { locale }));
  const categories = tree?.data.flatMap((industry) => industry.categories);
  return (
    categories && Object.fromEntries(categories.flatMap((one) => one.subCategories.map(({ id, name }) => [id, name])))
  );
}
