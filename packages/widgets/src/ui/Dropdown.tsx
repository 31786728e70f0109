import type { ListRow } from '@wbn/core/controls';
import { ChevronDown } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import type { ListKeys, OpenListProps } from './lists.tsx';
import type { Lists } from './use-lists.ts';

interface DropdownProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The text of the closed control, because the value's row may not be loaded yet. */
  readonly shown: string;
  readonly rows: readonly ListRow[];
  readonly part: string;
  /** A searchable dropdown. */
  readonly filter?: OpenListProps['filter'];
  /** Undefined until their code has loaded; keys that a visitor presses meanwhile take effect then. */
  readonly lists: Lists | undefined;
  onOpen(): void;
  pick(value: string): void;
}

/** A dropdown; with `filter`, a searchable one. */
export function Dropdown({ id, label, value, shown, rows, part, filter, lists, onOpen, pick }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keys = useRef<ListKeys>(null);
  const early = useRef<string[]>([]);
  const [open, setOpen] = useState(false);
  const [marked, mark] = useState<string>();
  const close = (hasFocus?: boolean) => {
    setOpen(false);
    early.current = [];
    if (hasFocus) button.current?.focus();
  };
  const show = () => {
    onOpen();
    setOpen(true);
  };
  const waits = open && !lists;
  // A late list must not open over what the visitor does by then. A choice that was made by Enter stands.
  const leave = () => {
    if (filter || early.current.at(-1) !== 'Enter') close();
  };
  useLayoutEffect(() => {
    if (!waits) return;
    const listeners = new AbortController();
    const look = (event: Event) => {
      const path = event.composedPath();
      // The button that loads the list again leaves it open.
      if (!path.includes(root.current!) && !(path[0] as Element).closest?.('.failure')) leave();
    };
    for (const type of ['pointerdown', 'focusin'])
      addEventListener(type, look, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [waits]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the button and of the filter inside it
    <div
      className="drop"
      ref={root}
      onKeyDown={(event) => {
        const { key } = event;
        if (waits) {
          if (key === 'Tab') return leave();
          if (key === 'Escape') close();
          else early.current.push(key);
        } else if (open ? !keys.current?.(event) : !/^Arrow(Up|Down)$/.test(key)) return;
        if (!open) show();
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        className="trigger"
        part={part}
        ref={button}
        value={value}
        onClick={open ? () => close() : show}
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={id}
        aria-activedescendant={marked}
      >
        <span className="cut">{shown}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      {open && lists && (
        <lists.OpenList
          id={id}
          label={label}
          rows={rows}
          selected={value}
          keys={keys}
          early={early.current}
          filter={filter}
          mark={mark}
          pick={(row) => pick(row.value)}
          close={close}
        />
      )}
    </div>
  );
}
