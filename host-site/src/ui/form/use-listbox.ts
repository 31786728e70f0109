import { type KeyboardEvent, useState } from 'react';

export interface Row {
  readonly value: string;
  readonly label: string;
}

/** Text without case and accents, so that `mexico` finds `México`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows whose label contains the typed text. */
export const matching = (rows: readonly Row[], query: string): readonly Row[] => {
  const wanted = plain(query.trim());
  return wanted ? rows.filter(({ label }) => plain(label).includes(wanted)) : rows;
};

/** The next row that begins with a letter, cyclically. */
function nextByLetter(rows: readonly Row[], letter: string, from: number): number {
  const order = rows.map((_, index) => (from + 1 + index) % rows.length);
  return order.find((index) => plain(rows[index]!.label).startsWith(plain(letter))) ?? from;
}

interface Listbox {
  readonly rows: readonly Row[];
  readonly pick: (row: Row) => void;
  readonly close: () => void;
  /** Whether Space, Home, End and letters also move: for controls without text input. */
  readonly typeAhead: boolean;
}

/** Keyboard handling of a list while focus stays on the control above; `onKey` returns whether it handled the key. */
export function useListbox({ close, pick, rows, typeAhead }: Listbox) {
  const [active, setActive] = useState(-1);
  const last = rows.length - 1;
  const target = (key: string): number => {
    if (key === 'ArrowDown') return active < last ? active + 1 : 0;
    if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
    if (!typeAhead) return -1;
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    return key.length === 1 && key !== ' ' ? nextByLetter(rows, key, active) : -1;
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const to = target(key);
    const row = rows[active];
    if (to >= 0) setActive(to);
    else if (row && (key === 'Enter' || (typeAhead && key === ' '))) pick(row);
    else if (key === 'Escape' || key === 'Tab') close();
    else return key === 'Enter';
    return key !== 'Tab';
  };
  return { active, setActive, onKey };
}
