import { ChevronDown } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';
import { Popup } from './Popup.tsx';
import { plain, type Row, useListbox } from './use-listbox.ts';

interface DropdownProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The text of the closed control, because the value's row may not be loaded yet. */
  readonly shown: string;
  readonly rows: readonly Row[];
  readonly part: string;
  /** Makes it searchable: the placeholder of its filter, and the text for no match. */
  readonly filter?: { readonly placeholder: string; readonly empty: string };
  onOpen?(): void;
  pick(value: string): void;
}

/** A dropdown; with `filter`, a searchable one. */
export function Dropdown({ id, label, value, shown, rows, part, filter, onOpen, pick }: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const matching = query ? rows.filter((row) => plain(row.label).includes(plain(query))) : rows;
  const close = () => {
    setOpen(false);
    setQuery('');
    if (field.current) button.current?.focus();
  };
  const choose = (row: Row) => {
    close();
    pick(row.value);
  };
  const { active, setActive, onKey } = useListbox(matching, choose, close, !filter);
  const show = () => {
    onOpen?.();
    setActive(rows.findIndex((row) => row.value === value));
    setOpen(true);
  };
  // Before the next key press: an effect would run after the next paint, and keys typed until then would be lost.
  useLayoutEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const combobox = {
    role: 'combobox',
    'aria-label': label,
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': open && active >= 0 ? id + active : undefined,
  } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the button and of the filter inside it
    <div
      className="drop"
      onKeyDown={(event) => {
        if (open ? onKey(event) : /^Arrow(Up|Down)$/.test(event.key)) {
          if (!open) show();
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <button
        type="button"
        className="trigger"
        part={part}
        ref={button}
        value={value}
        onClick={open ? close : show}
        {...combobox}
      >
        <span className="cut">{shown}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      {open && (
        <Popup close={() => setOpen(false)}>
          {filter && (
            <input
              className="filter"
              ref={field}
              value={query}
              placeholder={filter.placeholder}
              autoComplete="off"
              onInput={(event) => {
                setQuery(event.currentTarget.value);
                setActive(0);
              }}
              {...combobox}
            />
          )}
          <Menu id={id} rows={matching} active={active} selected={value} label={label} pick={choose} />
          {!matching.length && <p className="none">{filter?.empty}</p>}
        </Popup>
      )}
    </div>
  );
}
