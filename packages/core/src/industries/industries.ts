import { industryTree, listCategories, listIndustries } from '@wbn/contract';
import type { Category, Industry } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';

type Ordered = { readonly order: number };
const inOrder = <T extends Ordered>(list: readonly T[]): T[] => [...list].sort((a, b) => a.order - b.order);

/** Categories and subcategories sorted by `order`. */
export const orderCategories = (categories: readonly Category[]): Category[] =>
  inOrder(categories).map((category) => ({ ...category, subCategories: inOrder(category.subCategories) }));

const ordered = (industries: readonly Industry[]): Industry[] =>
  industries.map((industry) => ({ ...industry, categories: orderCategories(industry.categories) }));

/** Searches name industries in English, whatever the page's language. */
const english = 'en';

/**
 * The whole tree, loaded once per page and language.
 *
 * @example
 * // GET catsys/industry/full-tree answers [{ id: '0006', name: 'Valves', categories: [] }]
 * const all = await tree(client);
 * all[0].name; // 'Valves'
 */
export const tree = async (client: Client, locale = english): Promise<Industry[]> =>
  ordered((await client.callOnce(industryTree, { locale })).data);
/**
 * All industries, by their English names.
 *
 * @example
 * // GET catsys/industry answers [{ id: '0006', name: 'Valves', categories: [] }]
 * const all = await industries(client);
 * all[0].name; // 'Valves'
 */
export const industries = async (client: Client): Promise<Industry[]> =>
  ordered((await client.callOnce(listIndustries, { locale: english })).data);
/**
 * The categories of an industry, by their English names.
 *
 * @example
 * // GET catsys/industry/0006/category answers [{ id: '0006.01', name: 'Ball valves', order: 1, subCategories: [] }]
 * const categories = await categoriesOf(client, '0006');
 * categories[0].name; // 'Ball valves'
 */
export const categoriesOf = async (client: Client, id: string): Promise<Category[]> =>
  orderCategories((await client.callOnce(listCategories, { params: { id }, locale: english })).data);
