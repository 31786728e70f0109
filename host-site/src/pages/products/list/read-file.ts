import { type Client, placesIn, type ReadRows, readRows, tree } from '@wbn/core';
import Papa from 'papaparse';

/** A file that cannot be read as a list, and why. */
export type FileProblem = 'unreadable' | 'tooLarge' | 'empty';

/** Bytes. A thousand products with long descriptions are two megabytes. */
const largest = 10 * 1024 * 1024;

/** The text of a list: UTF-8, or what older spreadsheets write. */
async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell may run over several lines of the file: what is named to the owner is the line where the row begins. */
function linesOf(text: string, ends: readonly number[]): number[] {
  let line = 1;
  let at = 0;
  return ends.map((end) => {
    const begins = line;
    for (; at < end; at++) if (text[at] === '\n') line++;
    return begins;
  });
}

/** Reads a CSV file as a list of products; separators and quotes are found out. */
export async function readFile(client: Client, file: File): Promise<ReadRows | FileProblem> {
  if (file.size > largest) return 'tooLarge';
  const text = await textOf(file);
  // A binary file, such as a spreadsheet that was not exported.
  if (text.includes('\0')) return 'unreadable';
  const table: string[][] = [];
  const ends: number[] = [];
  Papa.parse<string[]>(text, {
    step: ({ data, meta }) => {
      table.push(data);
      ends.push(meta.cursor);
    },
  });
  if (table.every((row) => row.every((cell) => cell.trim() === ''))) return 'empty';
  const lines = linesOf(text, ends).slice(1);
  const read = readRows(table, placesIn(await tree(client)), lines);
  return read.missing.length === 0 && read.rows.length + read.refused.length === 0 ? 'empty' : read;
}
