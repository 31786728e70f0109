import { type RefObject, useEffect, useRef } from 'react';

/** The id of a row's element, which can take the focus. */
export const rowID = (key: string): string => `row-${key}`;

interface Rows<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly list: RefObject<HTMLElement | null>;
  readonly load: () => void;
}

/**
 * Loads a list again after an act on one of its rows. Then the focus moves to the row that followed it, or else to the one before: the row
 * itself may have left the list. Without other rows the focus goes to the list.
 */
export function useNextRow<Item>({ items, keyOf, list, load }: Rows<Item>) {
  const wanted = useRef<readonly string[]>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list was loaded again, be it with the same rows
  useEffect(() => {
    if (wanted.current === undefined) return;
    const rows = wanted.current.map((key) => document.getElementById(rowID(key)));
    wanted.current = undefined;
    (rows.find((row) => row !== null) ?? list.current)?.focus();
  }, [items]);
  return (key: string) => {
    const keys = items.map(keyOf);
    const at = keys.indexOf(key);
    wanted.current = [...keys.slice(at + 1), ...keys.slice(0, at).reverse()];
    load();
  };
}
