// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { type Column, ListTable } from './ListTable.tsx';
import type { ListQuery } from './list-address.ts';

afterEach(cleanup);

const columns: readonly Column<string>[] = [
  { head: 'Name', sort: 'name', isText: true, value: (one) => one },
  { head: 'Since', sort: 'created', value: (one) => one },
];

it.each([
  ['Name', undefined, 'name'],
  ['Name', 'name', '-name'],
  ['Name', '-name', 'name'],
  ['Name', '-created', 'name'],
  ['Since', undefined, '-created'],
  ['Since', '-created', 'created'],
  ['Since', 'created', '-created'],
])(
  'a press on %s, where the order is %s, sorts by %s: names from A to Z first, times from the newest',
  async (head, sort, then) => {
    const changes: ListQuery[] = [];
    const query: ListQuery = sort === undefined ? {} : { sort };
    const Component = () => (
      <ListTable
        items={['One']}
        columns={columns}
        keyOf={String}
        query={query}
        change={(change) => changes.push(change)}
      />
    );
    const loader = () => ({ texts: { lists: { actions: '' } } });
    const router = createMemoryRouter([{ path: '/', loader, Component, hydrateFallbackElement: <p /> }]);
    render(<RouterProvider router={router} />);
    fireEvent.click(await screen.findByRole('button', { name: head }));
    expect(changes).toEqual([{ sort: then }]);
  },
);
