import { actOfKey, type ListRow } from '@wbn/core/controls';
import { type KeyboardEvent, useState } from 'react';

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
  const onKey = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    const act = actOfKey(rows, active, key, typeAhead);
    // Without a row, Enter must not send the form.
    if (act === undefined) return key === 'Enter';
    if (act === 'pick') pick(rows[active]!);
    else if (act === 'close') close();
    else setActive(act);
    return key !== 'Tab';
  };
  return { active, setActive, onKey };
}
