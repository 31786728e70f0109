import { isDeepStrictEqual } from 'node:util';
import { factNames } from '@wbn/contract';
import type { Row } from '@wbn/database';

/** The columns that a list may change, by the names of the contract. */
const facts = ({ categoryId, industryId, offer, subCategoryId, ...row }: Row<'products'>): Record<string, unknown> => ({
  name: row.name,
  description: row.description,
  keywords: row.keywords,
  category: [industryId, categoryId, subCategoryId],
  leadTime: row.leadTime,
  stock: row.stock,
  state: row.state,
  ...Object.fromEntries(factNames.map((field) => [field, offer[field]])),
  specs: row.specs,
});

/** The names of the facts in which two versions of a product differ. */
export function changedFacts(before: Row<'products'>, after: Row<'products'>): string[] {
  const [old, now] = [facts(before), facts(after)];
  return Object.keys(now).filter((name) => !isDeepStrictEqual(old[name], now[name]));
}
