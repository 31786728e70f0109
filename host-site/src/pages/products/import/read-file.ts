import type { Locale } from '@wbn/content/editions';
import { type Client, categoryFinder, type ReadRows, readRows, tree } from '@wbn/core';
import { isZip } from './is-zip.ts';
import { type FileProblem, tableOf } from './table-of.ts';

/** Bytes. A thousand products with long descriptions take two megabytes. */
const largest = 10 * 1024 * 1024;

/** Reads a CSV or XLSX file as a list of products. */
export async function readFile(client: Client, file: File, locale: Locale): Promise<ReadRows | FileProblem> {
  if (file.size > largest) return 'tooLarge';
  const bytes = await file.arrayBuffer();
  const found = isZip(bytes) ? await (await import('./read-xlsx.ts')).readXlsx(bytes) : tableOf(bytes, locale);
  if (typeof found === 'string') return found;
  // Lists name categories in English, or as the form shows them.
  const names = await Promise.all([tree(client), tree(client, locale)]);
  const read = readRows(found.table, categoryFinder(names.flat()), found.lines.slice(1));
  return read.missing.length === 0 && read.rows.length + read.refused.length === 0 ? 'empty' : read;
}
