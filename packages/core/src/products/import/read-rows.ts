import {
  type FactTexts,
  factNames,
  largestStock,
  productLengths,
  productSpecs,
  readFacts,
  readWholeNumber,
} from '@wbn/contract';
import type { ProductRow } from '@wbn/contract/shapes';
import type { ListColumn } from './columns.ts';
import { findHeader } from './find-header.ts';
import { columnsOf } from './list-columns.ts';
import { isReasonHeader } from './reason-header.ts';
import { isCellError, type RefusalReason, type RefusedCells, refusedCells } from './refused-cells.ts';

/** A refused row: its line in the file, the owner's code if it has one, and all that is wrong with it. */
export interface RefusedRow {
  readonly line: number;
  readonly code?: string;
  /** In the order of the columns; at least one. */
  readonly reasons: readonly RefusalReason[];
  /** The cells of these reasons that are not empty. */
  readonly cells?: RefusedCells;
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
/** The table of a file as it was read, for a report with whole lines. */
export interface ListSource {
  readonly header: readonly string[];
  /** The cells of each line that is not empty, by the number of the line. */
  readonly lines: ReadonlyMap<number, readonly string[]>;
}
/** The contents of a file. */
export interface ReadRows extends ListRows {
  readonly source: ListSource;
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
 * Reads a table in which one of the first ten rows names the columns: a title may stand above it. Each row has its line number (the first is 1);
 * empty rows are skipped. `lines` overrides the numbers, from the second row on, if cells of the file contain line breaks.
 *
 * @example
 * const { rows } = readRows([['sku', 'product', 'price', 'currency'], ['V-1', 'Ball valve', '12,50', 'usd']], () => undefined);
 * rows[0].row; // { externalID: 'V-1', name: 'Ball valve', price: '12.50', currency: 'USD' }
 */
export function readRows(
  table: readonly (readonly string[])[],
  findCategory: FindCategory,
  lines: readonly number[] = [],
): ReadRows {
  const top = findHeader(table);
  const header = table[top] ?? [];
  const body = table.slice(top + 1);
  const columns = columnsOf(header);
  const specs = header.map((text) => specPrefix.exec(text.trim())?.[1]?.trim());
  const missing = (['code', 'name'] as const).filter((column) => !columns.includes(column));
  const isIgnored = (text: string, index: number) =>
    text && !columns[index] && !specs[index] && !isReasonHeader(text) && body.some((cells) => cells[index]?.trim());
  const ignored = header.map((text) => text.trim()).filter(isIgnored);
  const whole = new Map<number, readonly string[]>();
  const source: ListSource = { header, lines: whole };
  if (missing.length) return { rows: [], refused: [], missing, ignored, source };
  const rows: PlacedRow[] = [];
  const refused: RefusedRow[] = [];
  const codes = new Set<string>();
  for (const [at, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const line = lines[top + at] ?? top + at + 2;
    whole.set(line, cells);
    const cell = (column: ListColumn) => cells[columns.indexOf(column)]?.trim() ?? '';
    const code = cell('code');
    const ownSpecs = specsOf(specs, cells);
    const { reasons, row } = rowOf(cell, ownSpecs, findCategory);
    const pictures = picturesOf(cell('pictures'));
    if (code && codes.has(code)) reasons.push('twice');
    if (pictures === undefined) reasons.push('pictures');
    if (reasons.length > 0) {
      refused.push({ line, code: code || undefined, reasons, cells: refusedCells(reasons, cell, ownSpecs) });
    } else rows.push({ line, row, ...(pictures?.length && { pictures }) });
    codes.add(code);
  }
  return { rows, refused, missing, ignored, source };
}

const specsOf = (names: readonly (string | undefined)[], cells: readonly string[]): { key: string; value: string }[] =>
  names.flatMap((key, index) => (key && cells[index]?.trim() ? { key, value: cells[index].trim() } : []));

/** A main picture and ten more. */
const mostPictures = 11;

/** Addresses that are separated by spaces or line breaks, with or without a comma or semicolon; undefined if they are not addresses or too many. */
function picturesOf(text: string): readonly string[] | undefined {
  const parts = text.split(/\s+/).map((part) => (part.endsWith(',') || part.endsWith(';') ? part.slice(0, -1) : part));
  const addresses = [...new Set(parts.filter(Boolean))];
  if (addresses.length > mostPictures) return undefined;
  return addresses.every((one) => one.length <= 2048 && isWebAddress(one)) ? addresses : undefined;
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

const words: Readonly<Record<string, ProductRow['state']>> = { draft: 'draft', published: 'published', '': undefined };

/** The row as far as it can be read, and all columns that cannot. */
function rowOf(
  cell: (column: ListColumn) => string,
  specs: { key: string; value: string }[],
  findCategory: FindCategory,
): { row: ProductRow; reasons: RefusalReason[] } {
  const row: ProductRow = { externalID: cell('code'), name: cell('name') };
  const reasons: RefusalReason[] = [];
  for (const field of ['externalID', 'name'] as const) {
    if (row[field] === '' || row[field].length > productLengths[field] || isCellError(row[field])) reasons.push(field);
  }
  for (const field of ['description', 'keywords', 'leadTime'] as const) {
    if (cell(field).length > productLengths[field] || isCellError(cell(field))) reasons.push(field);
    if (cell(field)) row[field] = cell(field);
  }
  const stock = cell('stock');
  if (stock) {
    row.stock = readWholeNumber(stock, largestStock);
    if (row.stock === undefined) reasons.push('stock');
  }
  const state = cell('state').toLowerCase();
  if (!Object.hasOwn(words, state)) reasons.push('state');
  else if (words[state]) row.state = words[state];
  const category = cell('category');
  if (category) {
    const found = findCategory(category);
    if (!found) reasons.push('category');
    Object.assign(row, found);
  }
  const texts = Object.fromEntries(factNames.map((field) => [field, cell(field)])) as FactTexts;
  const read = readFacts(texts);
  // The stored product may supply a missing fact: the server decides about these.
  const problems = read.problems.filter((one) => !one.endsWith('Missing'));
  // A text of any kind is fine elsewhere, also that of an error.
  const errors = factNames.filter((field) => isCellError(texts[field]) && !problems.includes(field));
  reasons.push(...problems, ...errors);
  Object.assign(row, read.facts);
  const { specKey, specValue } = productLengths;
  const isWrong = ({ key, value }: (typeof specs)[number]) =>
    key.length > specKey || value.length > specValue || isCellError(value);
  if (specs.length > productSpecs || specs.some(isWrong)) reasons.push('specs');
  if (specs.length) row.specs = specs;
  return { row, reasons };
}
