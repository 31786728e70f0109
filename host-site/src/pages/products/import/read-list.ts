import type { Locale } from '@wbn/content/editions';
import type { Industry } from '@wbn/contract/shapes';
import { categoryFinder, type ReadRows, readRows } from '@wbn/core';
import { isZip } from './is-zip.ts';
import { readXlsx } from './read-xlsx.ts';
import { type FileProblem, tableOf } from './table-of.ts';

export interface ListFile {
  readonly bytes: ArrayBuffer;
  readonly locale: Locale;
  /** The categories that the list may name. */
  readonly industries: readonly Industry[];
}

/** Reads the bytes of a CSV or XLSX file as a list of products. */
export async function readList({ bytes, industries, locale }: ListFile): Promise<ReadRows | FileProblem> {
  const found = isZip(bytes) ? await readXlsx(bytes) : tableOf(bytes, locale);
  if (typeof found === 'string') return found;
  const read = readRows(found.table, categoryFinder(industries), found.lines.slice(1));
  return read.missing.length === 0 && read.rows.length + read.refused.length === 0 ? 'empty' : read;
}
