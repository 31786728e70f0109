import type { Locale } from '@wbn/content/editions';
import { type Client, type ReadRows, tree } from '@wbn/core';
import type { FileProblem } from './table-of.ts';

/** Bytes. A thousand products with long descriptions take two megabytes. */
const largest = 10 * 1024 * 1024;

/**
 * Reads a CSV or XLSX file as a list of products: in a worker, or in the page where there is none.
 * @throws the signal's reason
 */
export async function readFile(
  client: Client,
  file: File,
  locale: Locale,
  signal: AbortSignal,
): Promise<ReadRows | FileProblem> {
  if (file.size > largest) return 'tooLarge';
  const bytes = await file.arrayBuffer();
  // Lists name categories in English, or as the form shows them.
  const trees = await Promise.all([tree(client), tree(client, locale)]);
  signal.throwIfAborted();
  const list = { bytes, locale, industries: trees.flat() };
  const aside = 'Worker' in globalThis ? await (await import('./read-aside.ts')).readAside(list, signal) : undefined;
  return aside ?? (await import('./read-list.ts')).readList(list);
}
