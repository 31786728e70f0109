// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Filter } from './list-address.ts';
import { useListAddress } from './use-list-address.ts';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'state', label: 'State', options: { '': 'All', active: 'Active' } },
];
const sorts = ['name'];

function List() {
  const { change, query } = useListAddress(filters, sorts);
  return (
    <>
      <button type="button" onClick={() => change({ state: 'active' })}>
        Choose
      </button>
      <button type="button" onClick={() => change({ sort: '-name' })}>
        Sort
      </button>
      <output>{JSON.stringify(query)}</output>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

afterEach(cleanup);

it('a sort right after a choice, before the page has followed it, keeps the choice', async () => {
  const arrived = Promise.withResolvers<void>();
  let isSlow = false;
  const loader = async () => {
    if (isSlow) await arrived.promise;
    return null;
  };
  const router = createMemoryRouter([{ path: '/', loader, Component: List, hydrateFallbackElement: <p /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('status');
  isSlow = true;
  press('Choose');
  press('Sort');
  expect(shown()).toEqual({});
  await act(async () => arrived.resolve());
  await expect.poll(shown).toEqual({ state: 'active', sort: '-name' });

  // After the way back a change builds on the address that the list shows again.
  await act(() => router.navigate('/?state=active'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  await act(() => router.navigate(1));
  await act(async () => press('Sort'));
  await expect.poll(shown).toEqual({ sort: '-name' });
});
