import { type FactName, type FactProblem, factNames, noFactTexts, readFacts } from '@wbn/contract';
import type { OwnProduct, ProductRow } from '@wbn/contract/shapes';
import type { ListRows } from '@wbn/core';

/** The changes for all chosen products; '' changes nothing. */
export interface BulkValues {
  readonly categoryID: string;
  readonly leadTime: string;
  readonly leadTimeDays: string;
  readonly sample: string;
  readonly state: string;
  /** Fields to empty, unless another one fills them. */
  readonly emptied: readonly EmptiedField[];
}
export const noChanges: BulkValues = {
  categoryID: '',
  leadTime: '',
  leadTimeDays: '',
  sample: '',
  state: '',
  emptied: [],
};

/** Facts that are nothing without another one, which is emptied instead; currency and unit stay for the next price. */
const dependent = ['currency', 'priceSteps', 'unit', 'samplePrice'] as const;
type Dependent = (typeof dependent)[number];
export type EmptiedField = 'keywords' | 'leadTime' | Exclude<FactName, Dependent>;

const isDependent = (name: FactName): name is Dependent => dependent.some((one) => one === name);
const allEmptiable: readonly EmptiedField[] = [
  'keywords',
  'leadTime',
  ...factNames.filter((name): name is Exclude<FactName, Dependent> => !isDependent(name)),
];
const emptiedWith: { readonly [Field in EmptiedField]?: Dependent } = { price: 'priceSteps', sample: 'samplePrice' };

/** The fields that the form offers to empty: none that it fills. */
export const emptiable = (values: BulkValues): EmptiedField[] => {
  const filled: Readonly<Partial<Record<EmptiedField, string>>> = values as never;
  return allEmptiable.filter((field) => !filled[field]?.trim());
};

const levels = ['industry', 'category', 'subCategory'] as const;

/** The fields to send for each product, or the problem of a value. */
export function readChanges(
  values: BulkValues,
): { changes: Partial<ProductRow> } | { problem: FactProblem | 'nothing' } {
  const { categoryID, leadTime, leadTimeDays, sample, state } = values;
  const { facts, problems } = readFacts({ ...noFactTexts, leadTimeDays, sample });
  if (problems[0]) return { problem: problems[0] };
  const clear = emptiable(values)
    .filter((field) => values.emptied.includes(field))
    .flatMap((field) => [field, emptiedWith[field] ?? []].flat());
  const level = levels[categoryID.split('.').length - 1];
  const changes: Partial<ProductRow> = {
    ...facts,
    ...(categoryID && level ? { [level]: categoryID } : {}),
    ...(leadTime.trim() ? { leadTime: leadTime.trim() } : {}),
    ...(clear.length > 0 ? { clear } : {}),
    ...(state === 'draft' || state === 'published' ? { state } : {}),
  };
  return Object.keys(changes).length > 0 ? { changes } : { problem: 'nothing' };
}

/** The code by which a list names a product: without a code of its owner it is the id. */
export const codeOf = ({ externalID, productID }: OwnProduct): string => externalID ?? productID;

/** The chosen products as a list with the same changes in each line, so that the import previews and stores them. */
export const bulkRows = (products: readonly OwnProduct[], changes: Partial<ProductRow>): ListRows => ({
  rows: products.map((product, index) => ({
    line: index + 1,
    row: { ...changes, externalID: codeOf(product), name: product.name },
  })),
  refused: [],
});
