import type { Locale } from '@wbn/content/editions';
import Papa from 'papaparse';
import { withoutGuards } from '../../../csv/formula-guard.ts';
import { oldEncodingOf } from './old-encoding.ts';

/** Reasons why a file cannot be read. */
export type FileProblem = 'unreadable' | 'tooLarge' | 'tooLong' | 'tooFar' | 'tooSlow' | 'empty';

/** Rows times columns. A workbook can name a cell far outside its content, and all cells up to it would be created. */
export const maxCells = 3_000_000;
/** Blank lines, or blank cells of a line, one after the other. */
const maxBlank = 1_000;

export interface Table {
  readonly table: readonly (readonly string[])[];
  /** The file's line number for each row of the table. */
  readonly lines: readonly number[];
}

/** Decodes UTF-8, UTF-16 with a mark ("Unicode text"), or an old encoding. */
function textOf(bytes: ArrayBuffer, locale: Locale): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldEncodingOf(bytes, locale)).decode(bytes);
  }
}

/** Cells may contain line breaks: returns the line where each row begins. */
function linesOf(text: string, ends: readonly number[], first: number): number[] {
  let line = first;
  let index = 0;
  return ends.map((end) => {
    const begins = line;
    for (; index < end; index++) if (text[index] === '\n' || (text[index] === '\r' && text[index + 1] !== '\n')) line++;
    return begins;
  });
}

/** The rows of a CSV file; detects encoding, separator and quotes. */
export function tableOf(bytes: ArrayBuffer, locale: Locale): Table | FileProblem {
  const text = textOf(bytes, locale);
  // A binary file, such as a spreadsheet that was not exported.
  if (text.includes('\0')) return 'unreadable';
  // In spreadsheets this first line names the separator and is hidden.
  const [told = '', delimiter = ''] = /^sep=(.)(?:\r\n?|\n)/i.exec(text) ?? [];
  const list = text.slice(told.length);
  const table: string[][] = [];
  const ends: number[] = [];
  const isTooFar = farFinder();
  let stopped = false;
  Papa.parse<string[]>(list, {
    delimiter,
    step: ({ data, meta }, parser) => {
      stopped ||= isTooFar(data);
      if (stopped) return parser.abort();
      table.push(data.map(withoutGuards));
      ends.push(meta.cursor);
    },
  });
  if (stopped) return 'tooFar';
  if (table.every((row) => row.every((cell) => cell.trim() === ''))) return 'empty';
  return { table, lines: linesOf(list, ends, told ? 2 : 1) };
}

/** Whether the list, with one more row, is larger than a list is, or has more blank lines or columns between its cells. */
function farFinder(): (row: readonly string[]) => boolean {
  let rows = 0;
  let columns = 0;
  let blankRows = 0;
  return (row) => {
    rows += 1;
    columns = Math.max(columns, row.length);
    const blank = longestBlank(row);
    blankRows = blank === row.length ? blankRows + 1 : 0;
    return blank > maxBlank || blankRows > maxBlank || rows * columns > maxCells;
  };
}

/** The length of the longest run of blank cells. */
function longestBlank(row: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const cell of row) {
    run = cell.trim() === '' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
