import { type FactKind, factKinds } from '@wbn/contract';
import { type ListColumn, listColumns } from './columns.ts';
import { otherHeaders, plainHeader } from './other-headers.ts';

/** `hs code` for `hsCode`: the header that we write and read. */
const headerOf = (column: ListColumn): string => column.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
export const listHeader: readonly string[] = listColumns.map(headerOf);

const ownHeaders = new Map(listColumns.map((column) => [plainHeader(headerOf(column)), column] as const));
const columns = new Map([
  ...listColumns.flatMap((column) =>
    (otherHeaders[column]?.split(',') ?? []).map((header) => [plainHeader(header), column] as const),
  ),
  ...ownHeaders,
]);

/** No header that is known has more characters, with an explanation in brackets. */
const longestHeader = 500;

function columnOfPlain(plain: string): ListColumn | undefined {
  if (plain === '') return undefined;
  return columns.get(plain) ?? columns.get(plain.slice(0, Math.max(0, plain.indexOf('('))).trim());
}
const plainOf = (header: string): string => (header.length > longestHeader ? '' : plainHeader(header));

/** The column of a header. A part in brackets, such as a currency or a unit, does not matter unless a header is known with it. */
export const columnOf = (header: string): ListColumn | undefined => columnOfPlain(plainOf(header));

/**
 * The column of each header. Where several name one column, that with our own name has it, or else the first: the others are not read, instead of
 * hiding behind it. Each header is looked at once, because a hostile file has thousands.
 */
export function columnsOf(headers: readonly string[]): readonly (ListColumn | undefined)[] {
  const holders = new Map<ListColumn, { readonly index: number; readonly isOwn: boolean }>();
  for (const [index, header] of headers.entries()) {
    const plain = plainOf(header);
    const column = columnOfPlain(plain);
    const isOwn = ownHeaders.has(plain);
    const holder = column && holders.get(column);
    if (column && (!holder || (isOwn && !holder.isOwn))) holders.set(column, { index, isOwn });
  }
  const found: (ListColumn | undefined)[] = headers.map(() => undefined);
  for (const [column, { index }] of holders) found[index] = column;
  return found;
}

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
