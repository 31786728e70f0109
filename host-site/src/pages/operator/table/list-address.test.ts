import { expect, it } from 'vitest';
import { changedAddress, type Filter, readAddress } from './list-address.ts';

const filters: readonly Filter[] = [
  { kind: 'words', name: 'q', label: 'Find' },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'choice', name: 'state', label: 'State', options: { '': 'All', active: 'Active' } },
];
const read = (address: string) => readAddress(new URLSearchParams(address), filters, ['name']);

it('an address names filters, order and page of a list', () => {
  expect(read('q= ana &from=2026-11-01&state=active&sort=-name&page=3')).toEqual({
    q: 'ana',
    from: '2026-11-01',
    state: 'active',
    sort: '-name',
    page: '3',
  });
});

it.each([
  'q=',
  `q=${'x'.repeat(201)}`,
  'from=yesterday',
  'from=2026-13-45',
  'state=other',
  'state=toString',
  'sort=secret',
  'sort=--name',
  'page=0',
  'page=-1',
  'page=1e9',
  'tab=1',
])('a value that no list has is ignored: %s', (address) => {
  expect(read(address)).toEqual({});
});

it('a change of filter or order begins at the first page, and keeps the rest of the address', () => {
  const change = (address: string, parts: Record<string, string>) =>
    changedAddress(new URLSearchParams(address), parts).toString();
  expect(change('lang=ar&q=ana&page=3', { state: 'active' })).toBe('lang=ar&q=ana&state=active');
  expect(change('q=ana&page=3', { q: '' })).toBe('');
  expect(change('q=ana', { page: '2' })).toBe('q=ana&page=2');
  expect(change('q=ana&page=2', { page: '1' })).toBe('q=ana');
});
