import { activeAfter, type ListRow, plainText } from '@wbn/core/controls';
import { type KeyboardEvent, useState } from 'react';

/** The rows whose label contains the typed text. */
export const matching = (rows: readonly ListRow[], query: string): readonly ListRow[] => {
  const wanted = plainText(query.trim());
  return wanted ? rows.filter(({ label }) => plainText(label).includes(wanted)) : rows;
};

interface Listbox {
  readonly rows: readonly ListRow[];
  readonly pick: (row: ListRow) => void;
  readonly close: () => void;
  /** Whether Space, Home, End and letters also move: for controls without text input. */
  readonly typeAhead: boolean;
}

/** Keyboard handling of a list while focus stays on the control above; `onKey` returns whether it handled the key. */
export function useListbox({ close, pick, rows, typeAhead }: Listbox) {
  const [active, setActive] = useState(-1);
  const onKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const to = activeAfter(rows, active, key, typeAhead);
    const row = rows[active];
    if (to >= 0) setActive(to);
    else if (row && (key === 'Enter' || (typeAhead && key === ' '))) pick(row);
    else if (key === 'Escape' || key === 'Tab') close();
    else return key === 'Enter';
    return key !== 'Tab';
  };
  return { active, setActive, onKey };
}
