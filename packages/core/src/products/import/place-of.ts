import type { Industry } from '@wbn/contract/shapes';
import type { PlaceOf } from './read-rows.ts';

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Finds a category or subcategory by id or name; of equal names the most specific one wins. */
export function placesIn(industries: readonly Industry[]): PlaceOf {
  const places = new Map<string, ReturnType<PlaceOf>>();
  const add = (id: string, name: string, place: ReturnType<PlaceOf>) => {
    places.set(id, place);
    places.set(plain(name), place);
  };
  for (const industry of industries) add(industry.id, industry.name, { industry: industry.id });
  for (const { categories } of industries) for (const one of categories) add(one.id, one.name, { category: one.id });
  for (const { categories } of industries)
    for (const { subCategories } of categories)
      for (const one of subCategories) add(one.id, one.name, { subCategory: one.id });
  return (text) => places.get(plain(text));
}
