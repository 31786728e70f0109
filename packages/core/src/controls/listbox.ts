/** One row of a list: its value, and the text that a visitor reads. */
export interface ListRow {
  readonly value: string;
  readonly label: string;
}

/**
 * Text without case and accents, so that `mexico` finds `México`.
 *
 * @example plainText('México') // 'mexico'
 */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The rows whose label contains the typed text; without one, all.
 *
 * @example matchingRows([{ value: 'de', label: 'Germany' }, { value: 'mx', label: 'México' }], 'mex') // [{ value: 'mx', label: 'México' }]
 */
export const matchingRows = <Row extends ListRow>(rows: readonly Row[], query: string): readonly Row[] =>
  rows.filter((row) => plainText(row.label).includes(plainText(query.trim())));

/** The next row that begins with a letter, cyclically. */
function rowOf(rows: readonly ListRow[], letter: string, from: number): number {
  const order = [...rows.keys()].map((index) => (from + 1 + index) % rows.length);
  return order.find((index) => plainText(rows[index]!.label).startsWith(plainText(letter))) ?? from;
}

/**
 * The active row of a listbox after a key; -1 when the key does not move it.
 *
 * @param typeAhead the control above is not a text field, so the list also handles Home, End and letters
 * @example activeAfter([{ value: 'de', label: 'Germany' }, { value: 'mx', label: 'México' }], 0, 'm', true) // 1
 */
export function activeAfter(rows: readonly ListRow[], active: number, key: string, typeAhead: boolean): number {
  const last = rows.length - 1;
  if (key === 'ArrowDown') return active < last ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
  if (!typeAhead) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key.length === 1 && key !== ' ' ? rowOf(rows, key, active) : -1;
}

/**
 * Reads a key in an open list: the index of the new active row, `pick` for the active one, `close`, or undefined if the key does nothing.
 *
 * @param typeAhead as for `activeAfter`
 * @example actOfKey([{ value: 'de', label: 'Germany' }], 0, 'Enter', true) // 'pick'
 */
export function actOfKey(
  rows: readonly ListRow[],
  active: number,
  key: string,
  typeAhead: boolean,
): number | 'pick' | 'close' | undefined {
  const to = activeAfter(rows, active, key, typeAhead);
  if (to >= 0) return to;
  if (rows[active] && (key === 'Enter' || (typeAhead && key === ' '))) return 'pick';
  return key === 'Escape' || key === 'Tab' ? 'close' : undefined;
}

/**
 * Scrolls a list, and nothing around it, until its active row is visible. Its rows are equally high.
 *
 * @example scrollToRow({ firstChild: { offsetHeight: 35 }, clientHeight: 140, scrollTop: 0 }, 5) // undefined
 */
export function scrollToRow(list: HTMLElement, active: number): void {
  const height = (list.firstChild as HTMLElement | null)?.offsetHeight ?? 0;
  const top = active * height;
  list.scrollTop = Math.max(top + height - list.clientHeight, Math.min(top, list.scrollTop));
}
