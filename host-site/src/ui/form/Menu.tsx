import { type ListRow, scrollToRow } from '@wbn/core/controls';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ListRow[];
  readonly active: number;
  readonly isSelected: (value: string) => boolean;
  readonly several?: boolean;
  readonly empty: ReactNode;
  readonly pick: (row: ListRow) => void;
}

/** The rows of a list: 35 px each, at most 140 px visible. Focus stays on the control above. */
export function Menu({ active, empty, id, isSelected, label, pick, rows, several }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current && active >= 0) scrollToRow(list.current, active);
  }, [active]);
  return (
    <>
      <div className="menu-list" role="listbox" id={id} aria-label={label} aria-multiselectable={several} ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the control that keeps the focus hears the keys
          <div
            className={index === active ? 'menu-row menu-row-on' : 'menu-row'}
            role="option"
            tabIndex={-1}
            key={row.value}
            id={`${id}-${index}`}
            aria-selected={isSelected(row.value)}
            // Pressing a row must not take the focus: that would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(row)}
          >
            <span className="menu-row-text">{row.label}</span>
          </div>
        ))}
      </div>
      {rows.length ? null : <p className="menu-none">{empty}</p>}
    </>
  );
}
