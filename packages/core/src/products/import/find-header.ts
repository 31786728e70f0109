import { columnsOf } from './list-columns.ts';

/** Rows among which the header is looked for. */
const mostAbove = 10;

/**
 * The index of the row that names the columns: the first of the first ten that has both code and name. Without one, that with the most
 * known names, so that the report can say which are missing.
 *
 * @example findHeader([['Price list 2026', ''], ['Article no.', 'Product'], ['V-1', 'Ball valve']]) // 1
 */
export function findHeader(table: readonly (readonly string[])[]): number {
  let best = 0;
  let most = 0;
  for (const [index, row] of table.slice(0, mostAbove).entries()) {
    const known = columnsOf(row).filter((column) => column !== undefined);
    if (known.includes('code') && known.includes('name')) return index;
    if (known.length > most) [best, most] = [index, known.length];
  }
  return best;
}
