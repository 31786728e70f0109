import { type KeyboardEvent, useState } from 'react';

export interface Row {
  readonly value: string;
  readonly label: string;
}

/** Letters without case and accents, so that `mexico` finds `México`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let typed = '';
let typedAt = 0;

/** The row that typed letters mean: quick letters build a word, one letter over and over walks through its rows. */
function rowTyped(rows: readonly Row[], key: string, from: number, now: number): number {
  typed = now - typedAt < 600 ? typed + plain(key) : plain(key);
  typedAt = now;
  const walks = [...typed].every((letter) => letter === typed[0]);
  for (let step = walks ? 1 : 0; step <= rows.length; step++) {
    const at = (Math.max(from, -step) + step) % rows.length;
    if (plain(rows[at]!.label).startsWith(walks ? typed[0]! : typed)) return at;
  }
  return from;
}

/**
 * The keys of a list while focus stays on the control above it: arrows, Enter, Escape, Tab; and where that control is no text field,
 * Home, End, space and type-ahead. `onKey` answers whether the key was the list's.
 */
export function useListbox(rows: readonly Row[], pick: (row: Row) => void, close: () => void, typeAhead = false) {
  const [active, setActive] = useState(-1);
  const last = rows.length - 1;
  const next = (key: string, now: number): number => {
    if (key === 'ArrowDown') return active < last ? active + 1 : 0;
    if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
    if (!typeAhead) return -1;
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    return key.length === 1 && key !== ' ' ? rowTyped(rows, key, active, now) : -1;
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const to = next(key, event.timeStamp);
    if (to >= 0) setActive(to);
    else if (rows[active] && (key === 'Enter' || (typeAhead && key === ' '))) pick(rows[active]);
    else if (key === 'Escape' || key === 'Tab') close();
    else return false;
    if (key !== 'Tab') event.preventDefault();
    return key !== 'Tab';
  };
  return { active, setActive, onKey };
}
