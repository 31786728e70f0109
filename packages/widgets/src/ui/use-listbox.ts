import { type KeyboardEvent, useState } from 'react';

export interface Row {
  readonly value: string;
  readonly label: string;
}

/** Text without case and accents, so that `mexico` finds `México`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The next row that begins with a letter, cyclically. */
function rowOf(rows: readonly Row[], letter: string, from: number): number {
  const at = [...rows.keys()].map((index) => (from + 1 + index) % rows.length);
  return at.find((index) => plain(rows[index]!.label).startsWith(plain(letter))) ?? from;
}

/**
 * Keyboard handling of a list while focus stays on the control above it: arrows, Enter, Escape, Tab; for a control other than a text field
 * also Home, End, space and type-ahead. `onKey` returns whether it handled the key.
 */
export function useListbox<Of extends Row>(
  rows: readonly Of[],
  pick: (row: Of) => void,
  close: () => void,
  typeAhead = false,
) {
  const [active, setActive] = useState(-1);
  const last = rows.length - 1;
  const next = (key: string): number => {
    if (key === 'ArrowDown') return active < last ? active + 1 : 0;
    if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
    if (!typeAhead) return -1;
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    return key.length === 1 && key !== ' ' ? rowOf(rows, key, active) : -1;
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const to = next(key);
    if (to >= 0) setActive(to);
    else if (rows[active] && (key === 'Enter' || (typeAhead && key === ' '))) pick(rows[active]);
    else if (key === 'Escape' || key === 'Tab') close();
    else return false;
    if (key !== 'Tab') event.preventDefault();
    return key !== 'Tab';
  };
  return { active, setActive, onKey };
}
