import type { Industry } from '@wbn/contract/shapes';
import type { FindCategory } from './read-rows.ts';

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Finds a category or subcategory by id or name; of equal names the most specific one wins.
 *
 * @example
 * const valves = { id: '0006', name: 'Valves', categories: [{ id: '0006.01', name: 'Ball valves', subCategories: [] }] };
 * categoryFinder([valves])('ball valves'); // { category: '0006.01' }
 */
export function categoryFinder(industries: readonly Industry[]): FindCategory {
  const known = new Map<string, ReturnType<FindCategory>>();
  const add = (id: string, name: string, match: ReturnType<FindCategory>) => {
    known.set(id, match);
    known.set(plain(name), match);
  };
  for (const industry of industries) add(industry.id, industry.name, { industry: industry.id });
  for (const { categories } of industries) for (const one of categories) add(one.id, one.name, { category: one.id });
  for (const { categories } of industries)
    for (const { subCategories } of categories)
      for (const one of subCategories) add(one.id, one.name, { subCategory: one.id });
  return (text) => known.get(plain(text));
}
