import { productLengths } from '@wbn/contract';
import { expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const read = (column: string, cell: string) =>
  readRows(
    [
      ['code', 'name', column],
      ['A-1', 'Valve', cell],
    ],
    () => undefined,
  );

it.each(Object.getOwnPropertyNames(Object.prototype))('takes %s, which every object has, for no value', (name) => {
  for (const column of ['state', 'category', 'stock', 'unit', 'sample'])
    expect(read(column, name), column).toMatchObject({
      rows: [],
      refused: [{ line: 2, code: 'A-1', reasons: [column] }],
    });
  expect(
    readRows(
      [
        ['code', 'name', name],
        ['A-1', 'Valve', 'x'],
      ],
      () => undefined,
    ).rows,
  ).toEqual([{ line: 2, row: { externalID: 'A-1', name: 'Valve' } }]);
});

it('names all mistakes of a line, so that one round mends it', () => {
  const header = ['code', 'name', 'stock', 'state', 'price', 'category', 'pictures'];
  const long = 'x'.repeat(productLengths.externalID + 1);
  const body = [
    ['V-1', '', 'many', 'hidden', 'twelve', 'Nowhere', 'a.jpg'],
    ['V-1', 'Valve', 'many', '', '', '', ''],
    [long, 'Valve', '', '', '', '', 'a.jpg'],
    ['', 'Valve', '', '', '', '', ''],
    ['', 'Tap', '', '', '', '', ''],
  ];
  expect(readRows([header, ...body], () => undefined)).toMatchObject({
    rows: [],
    refused: [
      { line: 2, code: 'V-1', reasons: ['name', 'stock', 'state', 'category', 'price', 'pictures'] },
      { line: 3, code: 'V-1', reasons: ['stock', 'twice'] },
      { line: 4, code: long, reasons: ['externalID', 'pictures'] },
      { line: 5, code: undefined, reasons: ['externalID'] },
      { line: 6, code: undefined, reasons: ['externalID'] },
    ],
  });
});

it.each(['draft', 'Published'])('takes the state %s', (state) => {
  expect(read('state', state).rows[0]?.row.state).toBe(state.toLowerCase());
});

it('names the columns that hold something and are not read', () => {
  const header = ['Code', 'name', 'Preis', 'spec: Size', '', 'Bild', 'MOQ', 'Empty'];
  const read = readRows([header, ['V-1', 'Ball valve', '12.50', 'DN50', 'x', 'a.jpg', '10', ' ']], () => undefined);
  expect(read).toMatchObject({ refused: [], missing: [], ignored: ['Preis', 'Bild'] });
});
