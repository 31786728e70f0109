import { findHeader, holdsNumbers } from '@wbn/core';
import { inflateSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { partsOf } from './archive.ts';
import { lastCell } from './last-cell.ts';
import { longestText, partProblem } from './part-problem.ts';
import { type FileProblem, maxCells, type Table } from './table-of.ts';

/** A list of products has thousands of lines. The reader takes minutes for a million empty ones. */
const maxRows = 100_000;
/** Bytes of all parts after decompression: a list of 10 MB has less, a zip bomb has more. */
const largestContent = 80_000_000;
/**
 * Characters of all cells. Cells share texts, so a small workbook can name more than memory holds; the copy for the page has each of them. A list of the
 * largest file has fewer.
 */
const mostCharacters = 20_000_000;

/** A cell with a formula and no value: its reference, its formula. */
const withoutValue = /<c(\sr="[A-Z0-9]{1,12}")[^<>]*>(<f(?:\s[^<>]*)?(?:\/>|>[^<>]*<\/f>))(?:<v\/>|<v><\/v>)?<\/c>/g;

/**
 * The rows of the first sheet of a workbook. Formulas are not calculated: the list has the values that the workbook stores beside them. Limits
 * are checked before anything is decompressed or created.
 */
export async function readXlsx(bytes: ArrayBuffer): Promise<Table | FileProblem> {
  try {
    const parts = unpack(new Uint8Array(bytes));
    if (parts === undefined) return 'tooLarge';
    for (const [name, part] of Object.entries(parts)) {
      const found = new TextDecoder().decode(part);
      const problem = partProblem(found);
      if (problem) return problem;
      if (!found.includes('sheetData')) continue;
      // The reader takes a cell with an error for an empty one, and a formula without a value too, as some programs write it.
      const text = found
        .replace(/(\st=["'])e(?=["'])/g, '$1str')
        .replace(withoutValue, (_, reference, formula) => `<c${reference} t="str">${formula}<v>#N/A</v></c>`);
      if (text !== found) parts[name] = new TextEncoder().encode(text);
      const last = lastCell(text);
      if (last === null) return 'unreadable';
      if (last.rows > maxRows || last.rows * last.columns > maxCells) return 'tooFar';
    }
    // Without compression the reader needs no worker of its own, which the policies of page and worker forbid.
    const plain = zipSync(parts, { level: 0 });
    const rows = await readSheet(plain.buffer as ArrayBuffer, 1, { trim: false });
    if (rows.some((row) => row.some((cell) => lengthOf(cell) > longestText))) return 'tooLong';
    if (charactersOf(rows) > mostCharacters) return 'tooLarge';
    const header = rows[findHeader(rows.map((row) => row.map(textOf)))] ?? [];
    const numbers = header.map((cell) => typeof cell === 'string' && holdsNumbers(cell));
    const table = rows.map((row) => row.map((cell, index) => (numbers[index] ? numberOf(cell) : textOf(cell))));
    if (table.every((row) => row.every((cell) => cell.trim() === ''))) return 'empty';
    return { table, lines: table.map((_, index) => index + 1) };
  } catch {
    return 'unreadable';
  }
}

/** The XML parts of the workbook; undefined if they are too large. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  const parts = partsOf(bytes).filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
  if (parts.reduce((sum, { size }) => sum + size, 0) > largestContent) return undefined;
  return Object.fromEntries(
    parts.map(({ from, isCompressed, name, size, to }) => {
      const packed = bytes.subarray(from, to);
      return [name, isCompressed ? inflateSync(packed, { out: new Uint8Array(size) }) : packed];
    }),
  );
}

const lengthOf = (cell: unknown): number => (typeof cell === 'string' ? cell.length : 0);

function charactersOf(rows: readonly (readonly unknown[])[]): number {
  let characters = 0;
  for (const row of rows) for (const cell of row) characters += lengthOf(cell);
  return characters;
}

/**
 * A cell of a column of numbers. Prices have four decimals at most. Where three remain, a zero follows: in a text, `2.375` may be two
 * thousand as well.
 */
function numberOf(cell: unknown): string {
  if (typeof cell !== 'number') return textOf(cell);
  const text = textOf(Number(cell.toFixed(4)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A cell as its text in a list. */
function textOf(cell: unknown): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // Spreadsheets keep fifteen digits: a calculated 0.3 is stored as 0.30000000000000004.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell);
}
