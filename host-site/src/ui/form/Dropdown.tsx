import { type ListRow, matchingRows } from '@wbn/core/controls';
import { ChevronDown } from 'lucide';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import type { FieldAria } from './Field.tsx';
import { Menu } from './Menu.tsx';
import { useFormTexts } from './texts/index.ts';
import { useListbox } from './use-listbox.ts';
import './dropdown.css';

interface DropdownProps {
  readonly aria: FieldAria;
  readonly label: string;
  readonly rows: readonly ListRow[];
  readonly isSelected: (value: string) => boolean;
  /** The closed control's text; '' without a choice. */
  readonly shown: string;
  readonly searchable: boolean;
  /** Stays open after a choice. */
  readonly several?: boolean;
  readonly disabled?: boolean | undefined;
  /** The label of a row that adds the typed text; without it only rows can be chosen. */
  readonly add?: ((typed: string) => string) | undefined;
  readonly pick: (value: string) => void;
}

/** The control and list of SelectField, SearchableSelect and MultiSelect. */
export function Dropdown({ aria, label, pick, rows, shown, several = false, ...props }: DropdownProps) {
  const { add, disabled, isSelected, searchable } = props;
  const texts = useFormTexts();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const control = useRef<HTMLInputElement & HTMLButtonElement>(null);
  const found = searchable && open ? withTyped(matchingRows(rows, query), query.trim(), add) : rows;
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const choose = (row: ListRow) => {
    pick(row.value);
    if (several) setQuery('');
    else close();
  };
  const list = useListbox({ rows: found, pick: choose, close, typeAhead: !searchable });
  const show = () => {
    if (open || disabled) return;
    list.setActive(several ? -1 : rows.findIndex(({ value }) => isSelected(value)));
    setOpen(true);
  };
  const menuID = `${aria.id}-menu`;
  const combobox = {
    ...aria,
    ref: control,
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': menuID,
    'aria-activedescendant': open && list.active >= 0 ? `${menuID}-${list.active}` : undefined,
    disabled,
    className: 'field-input dropdown-control',
  } as const;
  const onKeyDown = (event: KeyboardEvent) => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (open ? list.onKey(event) : opens) {
      if (!open) show();
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the control inside it
    <div className="dropdown" onKeyDown={onKeyDown} onBlur={onBlur}>
      {searchable ? (
        <input
          {...combobox}
          type="text"
          autoComplete="off"
          aria-autocomplete="list"
          placeholder={open ? shown || texts.search : texts.choose}
          value={open ? query : shown}
          onClick={show}
          onChange={(event) => {
            show();
            setQuery(event.currentTarget.value);
            list.setActive(0);
          }}
        />
      ) : (
        <button
          {...combobox}
          type="button"
          aria-labelledby={`${aria.id}-label ${aria.id}-value`}
          onClick={open ? close : show}
        >
          <span className={shown ? 'dropdown-value' : 'dropdown-value dropdown-none'} id={`${aria.id}-value`}>
            {shown || texts.choose}
          </span>
        </button>
      )}
      <span className="dropdown-mark">
        <Icon node={ChevronDown} size={16} />
      </span>
      {open ? (
        <div className="dropdown-popup">
          <Menu
            id={menuID}
            label={label}
            rows={found}
            active={list.active}
            isSelected={isSelected}
            several={several}
            empty={texts.noMatch}
            pick={choose}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Adds a row for the typed text if no row equals it. */
function withTyped(rows: readonly ListRow[], typed: string, add: DropdownProps['add']): readonly ListRow[] {
  if (!add || !typed || rows.some(({ label }) => label.toLowerCase() === typed.toLowerCase())) return rows;
  return [...rows, { value: typed, label: add(typed) }];
}
