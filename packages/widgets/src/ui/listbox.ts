import type { Row } from './rows.ts';

/** Text without case and accents, so that `mexico` finds `México`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The next row that begins with a letter, cyclically. */
function rowOf(rows: readonly Row[], letter: string, from: number): number {
  const order = [...rows.keys()].map((index) => (from + 1 + index) % rows.length);
  return order.find((index) => plain(rows[index]!.label).startsWith(plain(letter))) ?? from;
}

/**
 * The active row after a key; -1 when the key does not move it. `typeAhead`: the control above is not a text field, so the list also handles
 * Home, End and letters.
 */
export function activeAfter(rows: readonly Row[], active: number, key: string, typeAhead: boolean): number {
  const last = rows.length - 1;
  if (key === 'ArrowDown') return active < last ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
  if (!typeAhead) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key.length === 1 && key !== ' ' ? rowOf(rows, key, active) : -1;
}
