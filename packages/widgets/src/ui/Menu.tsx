import { useLayoutEffect, useRef } from 'react';
import type { Row } from './use-listbox.ts';

interface MenuProps {
  readonly id: string;
  readonly rows: readonly Row[];
  readonly active: number;
  readonly selected?: string;
  readonly label: string;
  pick(row: Row): void;
}

/** A row's height and a menu's greatest height in px, as styles.css has them. */
const row = 35;
const menu = 140;

/** The rows of a list. The active one is kept in sight without moving the page; focus stays on the control above. */
export function Menu({ id, rows, active, selected, label, pick }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const top = active * row;
    if (list.current) list.current.scrollTop = Math.max(top + row - menu, Math.min(top, list.current.scrollTop));
  }, [active]);
  return (
    <div className="menu" role="listbox" id={id} aria-label={label} ref={list}>
      {rows.map((entry, index) => (
        <div
          className={index === active ? 'row on' : 'row'}
          role="option"
          tabIndex={-1}
          key={entry.value}
          id={id + index}
          data-value={entry.value}
          aria-selected={entry.value === selected}
          // A pressed row must not take the focus from the control: that would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(entry)}
          onKeyDown={undefined}
        >
          {entry.label}
        </div>
      ))}
    </div>
  );
}
