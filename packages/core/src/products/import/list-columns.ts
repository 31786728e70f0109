import { type FactKind, type FactName, factKinds, factNames } from '@wbn/contract';

const ownColumns = [
  'code',
  'name',
  'description',
  'keywords',
  'category',
  'leadTime',
  'stock',
  'state',
  'pictures',
] as const;
export type ListColumn = (typeof ownColumns)[number] | FactName;

/** The columns of a list as we write it, in this order; more columns may hold specifications. */
export const listColumns: readonly ListColumn[] = [...ownColumns, ...factNames];

/** `hs code` for `hsCode`: the header that we write and read. */
const headerOf = (column: ListColumn): string => column.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
export const listHeader: readonly string[] = listColumns.map(headerOf);

/** Headers of lists that other programs wrote. */
const otherHeaders: Readonly<Partial<Record<ListColumn, readonly string[]>>> = {
  code: ['sku', 'own code', 'item number', 'externalid'],
  name: ['product', 'product name'],
  category: ['subcategory', 'industry'],
  leadTime: ['leadtime'],
  stock: ['stock available'],
  state: ['status'],
  pictures: ['picture', 'images', 'image', 'image url', 'photos'],
  price: ['unit price'],
  minimumOrder: ['moq'],
  incoterms: ['delivery terms'],
  leadTimeDays: ['lead time in days'],
  sample: ['samples'],
};
const columns = new Map(
  listColumns.flatMap((column) =>
    [headerOf(column), ...(otherHeaders[column] ?? [])].map((header) => [header, column] as const),
  ),
);
export const columnOf = (header: string): ListColumn | undefined => columns.get(header.trim().toLowerCase());

const kinds: Readonly<Partial<Record<ListColumn, FactKind>>> = factKinds;
const numberKinds: readonly (FactKind | undefined)[] = ['money', 'quantity', 'days'];

/**
 * Whether a column of this header holds numbers. A cell that a spreadsheet keeps as a number is not a guess there.
 *
 * @example ['MOQ', 'stock', 'code'].map(holdsNumbers) // [true, true, false]
 */
export function holdsNumbers(header: string): boolean {
  const column = columnOf(header);
  return column !== undefined && (column === 'stock' || numberKinds.includes(kinds[column]));
}

/** An example of each kind whose cells need one. */
const examples: Readonly<Partial<Record<FactKind, string>>> = { steps: '100: 11.50; 500: 10', yesNo: 'yes, no' };
const exampleOf = (column: ListColumn): string | undefined => {
  const kind = kinds[column];
  if (column === 'pictures') return 'https://site.example/1.jpg https://site.example/2.jpg';
  return column === 'state' ? 'draft, published' : kind && examples[kind];
};

/** The headers for people, with an example where the form of a cell is not plain. */
export const listGuide: string = listColumns
  .map((column) => (exampleOf(column) ? `${headerOf(column)} (${exampleOf(column)})` : headerOf(column)))
  .join(', ');
