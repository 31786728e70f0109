import { type ListRow, scrollToRow } from '@wbn/core/controls';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface MenuProps<Of extends ListRow> {
  readonly id: string;
  readonly rows: readonly Of[];
  readonly active: number;
  readonly selected?: string;
  readonly label: string;
  pick(row: Of): void;
  /** The content of a row; default: its label. */
  draw?(row: Of): ReactNode;
}

/** The rows of a list. The active one stays visible without moving the page; focus stays on the control above. */
export function Menu<Of extends ListRow>({ id, rows, active, selected, label, pick, draw }: MenuProps<Of>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollToRow(list.current!, active), [active]);
  return (
    <div className="menu" part="list" role="listbox" id={id} aria-label={label} ref={list}>
      {rows.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the control that holds the focus takes the keys of its list.
        <div
          className={index === active ? 'row on' : 'row'}
          part={index === active ? 'option option-active' : 'option'}
          role="option"
          tabIndex={-1}
          key={entry.value}
          id={id + index}
          data-value={entry.value}
          aria-selected={entry.value === selected}
          // Pressing a row must not take the focus from the control: that would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(entry)}
        >
          {draw ? draw(entry) : entry.label}
        </div>
      ))}
    </div>
  );
}
