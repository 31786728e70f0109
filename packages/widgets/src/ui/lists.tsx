/** Lists that open under a control: a chunk of its own, fetched when a visitor first focuses or points at a widget with such a control. */

import { activeAfter, actOfKey, type ListRow, matchingRows } from '@wbn/core/controls';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Menu } from './Menu.tsx';
import { Popup } from './Popup.tsx';

/** Handles a key; returns whether it did. */
export type ListKeys = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => boolean;

export interface OpenListProps<Of extends ListRow = ListRow> {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Of[];
  readonly selected?: string;
  /** Focus stays on the control above, which passes its keys to this function. */
  readonly keys: RefObject<ListKeys | null>;
  /** Keys pressed after the list was opened and before its code had loaded. */
  readonly early?: readonly string[];
  /** The text of the control, if it is a text field. */
  readonly text?: string;
  /** Adds a field that filters the rows: its placeholder, and the text for no match. */
  readonly filter?: { readonly placeholder: string; readonly empty: string } | undefined;
  /** The active row's id, for the control's aria-activedescendant. */
  mark(id: string | undefined): void;
  pick(row: Of): void;
  /** The content of a row; default: its label. */
  draw?(row: Of): ReactNode;
  /** `hasFocus`: the focus was in the list and must return to the control. */
  close(hasFocus?: boolean): void;
}

export function OpenList<Of extends ListRow>(props: OpenListProps<Of>) {
  const { id, label, rows, selected, keys, early = [], text, filter, mark, pick, draw, close } = props;
  const field = useRef<HTMLInputElement>(null);
  const typeAhead = text === undefined && !filter;
  const [query, setQuery] = useState(() => (filter ? early.filter((key) => key.length === 1).join('') : ''));
  const [active, setActive] = useState(() => {
    if (query) return 0;
    let chosen = rows.findIndex((row) => row.value === selected);
    for (const key of early) {
      const to = activeAfter(rows, chosen, key, typeAhead);
      if (to >= 0) chosen = to;
    }
    return chosen;
  });
  const matching = matchingRows(rows, query);
  const choose = (row: Of) => {
    close(!!filter);
    pick(row);
  };
  keys.current = (event) => {
    const { key } = event;
    const act = actOfKey(matching, active, key, typeAhead);
    if (act === undefined) return false;
    if (act === 'pick') choose(matching[active]!);
    else if (act === 'close') close(!!filter);
    else setActive(act);
    if (key !== 'Tab') event.preventDefault();
    return key !== 'Tab';
  };
  const marked = matching[active] && id + active;
  useLayoutEffect(() => mark(marked), [marked]);
  useLayoutEffect(() => {
    if (text !== undefined) setActive(-1);
  }, [text]);
  useLayoutEffect(() => {
    field.current?.focus();
    if (early.at(-1) === 'Enter' && matching[active]) choose(matching[active]);
    return () => {
      keys.current = null;
      mark(undefined);
    };
  }, []);
  return (
    <Popup close={close}>
      {filter && (
        <input
          className="filter"
          part="filter"
          ref={field}
          value={query}
          placeholder={filter.placeholder}
          autoComplete="off"
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          role="combobox"
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={marked}
        />
      )}
      <Menu id={id} rows={matching} active={active} selected={selected} label={label} pick={choose} draw={draw} />
      {!matching.length && (
        <p className="none" part="no-match">
          {filter?.empty}
        </p>
      )}
    </Popup>
  );
}
