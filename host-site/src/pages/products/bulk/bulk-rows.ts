import { type FactProblem, noFactTexts, readFacts } from '@wbn/contract';
import type { OwnProduct, ProductRow } from '@wbn/contract/shapes';
import type { ReadRows } from '@wbn/core';

/** The changes for all chosen products; '' changes nothing. */
export interface BulkValues {
  readonly categoryID: string;
  readonly leadTime: string;
  readonly leadTimeDays: string;
  readonly sample: string;
  readonly state: string;
}
export const noChanges: BulkValues = { categoryID: '', leadTime: '', leadTimeDays: '', sample: '', state: '' };

const levels = ['industry', 'category', 'subCategory'] as const;

/** The fields to send for each product, or the problem of a value. */
export function readChanges(
  values: BulkValues,
): { changes: Partial<ProductRow> } | { problem: FactProblem | 'nothing' } {
  const { categoryID, leadTime, leadTimeDays, sample, state } = values;
  const { facts, problems } = readFacts({ ...noFactTexts, leadTimeDays, sample });
  if (problems[0]) return { problem: problems[0] };
  const level = levels[categoryID.split('.').length - 1];
  const changes: Partial<ProductRow> = {
    ...facts,
    ...(categoryID && level ? { [level]: categoryID } : {}),
    ...(leadTime.trim() ? { leadTime: leadTime.trim() } : {}),
    ...(state === 'draft' || state === 'published' ? { state } : {}),
  };
  return Object.keys(changes).length > 0 ? { changes } : { problem: 'nothing' };
}

/** The code by which a list names a product: without a code of its owner it is the id. */
export const codeOf = ({ externalID, productID }: OwnProduct): string => externalID ?? productID;

/** The chosen products as a list with the same changes in each line, so that the import previews and stores them. */
export const bulkRows = (products: readonly OwnProduct[], changes: Partial<ProductRow>): ReadRows => ({
  rows: products.map((product, index) => ({
    line: index + 1,
    row: { ...changes, externalID: codeOf(product), name: product.name },
  })),
  refused: [],
  missing: [],
});
