import {
  type FactProblem,
  type FactTexts,
  factNames,
  largestStock,
  productLengths,
  productSpecs,
  readFacts,
  readWholeNumber,
} from '@wbn/contract';
import type { ProductRow } from '@wbn/contract/shapes';
import { columnOf, type ListColumn } from './list-columns.ts';

/** A refused row: its line in the file, the owner's code if it has one, and the reason. */
export interface RefusedRow {
  readonly line: number;
  readonly code?: string;
  /** `twice`: an earlier line has the code; `PlanLimit`: the plan has no room; otherwise the invalid column. */
  readonly reason: 'twice' | 'PlanLimit' | 'pictures' | keyof ProductRow | FactProblem;
}
export interface PlacedRow {
  readonly line: number;
  readonly row: ProductRow;
  /** Addresses of its pictures, the main one first; undefined if the list names none. */
  readonly pictures?: readonly string[];
}
/** Products to check and store. */
export interface ListRows {
  readonly rows: readonly PlacedRow[];
  readonly refused: readonly RefusedRow[];
}
/** The contents of a file. */
export interface ReadRows extends ListRows {
  /** Required columns that are missing; then no row is read. */
  readonly missing: readonly ('code' | 'name')[];
  /** Headers of columns that hold something and are not read. */
  readonly ignored: readonly string[];
}
/** Finds a category or subcategory by id or name, ignoring case. */
export type FindCategory = (text: string) => Pick<ProductRow, 'industry' | 'category' | 'subCategory'> | undefined;

/** `spec: Voltage` is the column of the specification Voltage. */
const specPrefix = /^spec(?:ification)?\s{0,9}:(.+)$/i;

/**
 * Reads a table whose first row names the columns. Each row has its line number (the header is line 1); empty rows are skipped. `lines`
 * overrides the numbers if cells of the file contain line breaks.
 *
 * @example
 * const { rows } = readRows([['sku', 'product', 'price', 'currency'], ['V-1', 'Ball valve', '12,50', 'usd']], () => undefined);
 * rows[0].row; // { externalID: 'V-1', name: 'Ball valve', price: '12.50', currency: 'USD' }
 */
export function readRows(
  [header = [], ...body]: readonly (readonly string[])[],
  findCategory: FindCategory,
  lines: readonly number[] = body.map((_, index) => index + 2),
): ReadRows {
  const columns = header.map(columnOf);
  const specs = header.map((text) => specPrefix.exec(text.trim())?.[1]?.trim());
  const missing = (['code', 'name'] as const).filter((column) => !columns.includes(column));
  const ignored = header
    .map((text) => text.trim())
    .filter((text, index) => text && !columns[index] && !specs[index] && body.some((cells) => cells[index]?.trim()));
  if (missing.length) return { rows: [], refused: [], missing, ignored };
  const rows: PlacedRow[] = [];
  const refused: RefusedRow[] = [];
  const codes = new Set<string>();
  for (const [at, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const line = lines[at] ?? at + 2;
    const cell = (column: ListColumn) => cells[columns.indexOf(column)]?.trim() ?? '';
    const code = cell('code');
    const read = rowOf(cell, specsOf(specs, cells), findCategory);
    const pictures = picturesOf(cell('pictures'));
    if ('reason' in read) refused.push({ line, code: code || undefined, reason: read.reason });
    else if (codes.has(code)) refused.push({ line, code, reason: 'twice' });
    else if (pictures === 'wrong') refused.push({ line, code, reason: 'pictures' });
    else rows.push({ line, row: read, ...(pictures.length > 0 && { pictures }) });
    codes.add(code);
  }
  return { rows, refused, missing, ignored };
}

const specsOf = (names: readonly (string | undefined)[], cells: readonly string[]): { key: string; value: string }[] =>
  names.flatMap((key, index) => (key && cells[index]?.trim() ? { key, value: cells[index].trim() } : []));

/** A main picture and ten more. */
const mostPictures = 11;

/** Addresses that are separated by spaces or line breaks, with or without a comma or semicolon. */
function picturesOf(text: string): readonly string[] | 'wrong' {
  const parts = text.split(/\s+/).map((part) => (part.endsWith(',') || part.endsWith(';') ? part.slice(0, -1) : part));
  const addresses = [...new Set(parts.filter(Boolean))];
  const isFine = addresses.every((one) => one.length <= 2048 && isWebAddress(one));
  return isFine && addresses.length <= mostPictures ? addresses : 'wrong';
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

const words: Readonly<Record<string, ProductRow['state']>> = { draft: 'draft', published: 'published', '': undefined };

function rowOf(
  cell: (column: ListColumn) => string,
  specs: { key: string; value: string }[],
  findCategory: FindCategory,
): ProductRow | Pick<RefusedRow, 'reason'> {
  const row: ProductRow = { externalID: cell('code'), name: cell('name') };
  for (const field of ['externalID', 'name'] as const) {
    if (row[field] === '' || row[field].length > productLengths[field]) return { reason: field };
  }
  for (const field of ['description', 'keywords', 'leadTime'] as const) {
    if (cell(field).length > productLengths[field]) return { reason: field };
    if (cell(field)) row[field] = cell(field);
  }
  const stock = cell('stock');
  if (stock) {
    row.stock = readWholeNumber(stock, largestStock);
    if (row.stock === undefined) return { reason: 'stock' };
  }
  const state = cell('state').toLowerCase();
  if (!Object.hasOwn(words, state)) return { reason: 'state' };
  if (words[state]) row.state = words[state];
  const category = cell('category');
  if (category) {
    const found = findCategory(category);
    if (!found) return { reason: 'category' };
    Object.assign(row, found);
  }
  const read = readFacts(Object.fromEntries(factNames.map((field) => [field, cell(field)])) as FactTexts);
  // The stored product may supply a missing fact: the server decides about these.
  const problem = read.problems.find((one) => !one.endsWith('Missing'));
  if (problem) return { reason: problem };
  Object.assign(row, read.facts);
  const { specKey, specValue } = productLengths;
  if (specs.length > productSpecs || specs.some(({ key, value }) => key.length > specKey || value.length > specValue)) {
    return { reason: 'specs' };
  }
  if (specs.length) row.specs = specs;
  return row;
}
