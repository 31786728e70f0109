import type { FactWords } from '../../../product-facts/texts/en.ts';
import type { ProductsTexts } from '../texts/en.ts';

/** The reader's names of the fields that a preview reports as changed. */
export function fieldNames({ columns, form, list }: ProductsTexts, words: FactWords): Readonly<Record<string, string>> {
  const { category, code, description, keywords, leadTime, name, specs, stock } = form;
  return {
    category,
    externalID: code,
    twice: code,
    description,
    keywords,
    leadTime,
    name,
    specs,
    stock,
    state: columns.state,
    pictures: list.pictures,
    ...words.labels,
  };
}
