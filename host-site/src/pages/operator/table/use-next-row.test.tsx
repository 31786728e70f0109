// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { rowID, useNextRow } from './use-next-row.ts';

/** A list whose rows leave it when they are decided, or stay. */
function List({ first, stays }: { readonly first: readonly string[]; readonly stays: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [items, setItems] = useState(first);
  const acted = useRef('');
  const load = () => setItems(items.filter((item) => stays || item !== acted.current));
  const decided = useNextRow({ items, keyOf: (item) => item, list, load });
  return (
    <ul ref={list} tabIndex={-1} id="list">
      {items.map((item) => (
        <li key={item} id={rowID(item)} tabIndex={-1}>
          <button
            type="button"
            onClick={() => {
              acted.current = item;
              decided(item);
            }}
          >
            {item}
          </button>
        </li>
      ))}
    </ul>
  );
}

function focusAfter(first: readonly string[], acted: string, stays = false) {
  render(<List first={first} stays={stays} />);
  const button = screen.getByRole('button', { name: acted });
  button.focus();
  fireEvent.click(button);
  const { id } = document.activeElement!;
  cleanup();
  return id;
}

afterEach(cleanup);

it('the focus goes to the row after the one that was decided, whether that one leaves the list or stays', () => {
  expect(focusAfter(['a', 'b', 'c'], 'b')).toBe('row-c');
  expect(focusAfter(['a', 'b', 'c'], 'a', true)).toBe('row-b');
});

it('after the last row the focus goes to the one before it, and after the only row to the list', () => {
  expect(focusAfter(['a', 'b', 'c'], 'c')).toBe('row-b');
  expect(focusAfter(['a'], 'a')).toBe('list');
});
