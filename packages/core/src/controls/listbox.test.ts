import { describe, expect, it } from 'vitest';
import { actOfKey, matchingRows } from './listbox.ts';

const rows = [
  { value: 'de', label: 'Germany' },
  { value: 'mx', label: 'México' },
  { value: 'my', label: 'Malaysia' },
];

describe('a key in an open list', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['m', 1, 2],
    ['Enter', 1, 'pick'],
    [' ', 1, 'pick'],
    ['Escape', 1, 'close'],
    ['Tab', 1, 'close'],
    ['Enter', -1, undefined],
    ['F5', 1, undefined],
  ])('%s at row %i leads to %s', (key, active, act) => {
    expect(actOfKey(rows, active, key, true)).toBe(act);
  });

  it('belongs to the text field above, unless it moves, picks or closes', () => {
    expect(['m', ' ', 'Home', 'End'].map((key) => actOfKey(rows, 1, key, false))).toEqual(Array(4).fill(undefined));
    expect(actOfKey(rows, 1, 'Enter', false)).toBe('pick');
  });
});

it('typed text finds rows in any case, without accents and blanks around it', () => {
  expect(matchingRows(rows, ' MEX ').map(({ value }) => value)).toEqual(['mx']);
  expect(matchingRows(rows, '')).toEqual(rows);
});
