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

it.each(['a', 'code', 'x'.repeat(2_000)])('a hundred thousand columns named alike are read, too: %.9s', (name) => {
  const columns = Array.from({ length: 100_000 }, () => name);
  const { missing, rows } = readRows([[...columns, 'name'], ['1']], () => undefined);
  expect(rows).toEqual([]);
  expect(missing).toEqual(name === 'code' ? [] : ['code']);
});

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

it('says what the file has in each cell that was refused, where it has something', () => {
  const header = ['code', 'name', 'stock', 'price', 'price steps', 'currency', 'spec: Size'];
  const body = [
    ['V-1', '', 'many', '12,x', '', '', ''],
    ['V-2', 'Valve', '', '12', '100: 13', 'USD', ''],
    ['V-2', 'x'.repeat(productLengths.name + 1), '', '', '', '', ''],
  ];
  const { refused } = readRows([header, ...body], () => undefined);
  expect(refused.map(({ cells }) => cells)).toEqual([
    { stock: { value: 'many', isError: false }, price: { value: '12,x', isError: false } },
    { stepsRising: { value: '100: 13', isError: false } },
    { name: { value: `${'x'.repeat(80)}…`, isError: false }, twice: { value: 'V-2', isError: false } },
  ]);
});

it.each(['#DIV/0!', '#N/A', '#REF!', '#¿NOMBRE?', '#WERT!', '#NV'])(
  'refuses the error %s in a cell of any column',
  (error) => {
    const header = ['code', 'name', 'description', 'price', 'model', 'spec: Size', 'Not read'];
    for (const [column, reason] of ['externalID', 'name', 'description', 'price', 'model', 'specs'].entries()) {
      const cells = ['V-1', 'Valve', '', '', '', '', error].map((cell, index) => (index === column ? error : cell));
      const { refused, rows } = readRows([header, cells], () => undefined);
      expect([rows, refused[0]?.reasons], reason).toEqual([[], [reason]]);
      expect(refused[0]?.cells).toMatchObject({ [reason]: { value: error, isError: true } });
    }
  },
);

it.each(['#1', '#FF0000', 'The #1!', '# best!'])('takes %s for a text', (text) => {
  expect(read('description', text).rows[0]?.row.description).toBe(text);
});

it('finds the header below a title, and keeps the lines of the file', () => {
  const table = [
    ['Price list 2026', ''],
    ['', ''],
    ['Article no.', 'Item'],
    ['V-1', 'Valve'],
    ['V-2', ''],
  ];
  const found = { rows: [{ line: 4, row: { name: 'Valve' } }], refused: [{ line: 5, code: 'V-2' }], missing: [] };
  expect(readRows(table, () => undefined)).toMatchObject(found);
  expect(readRows(table, () => undefined, [3, 4, 7, 9])).toMatchObject({ rows: [{ line: 7 }], refused: [{ line: 9 }] });
  const late = [...Array.from({ length: 10 }, () => ['Text', '']), ...table.slice(2)];
  expect(readRows(late, () => undefined)).toMatchObject({ rows: [], missing: ['code', 'name'] });
});

it.each([
  ['Article no.', 'Product name', 'Unit price (USD)', 'MOQ (pcs)', 'Lead time (days)'],
  ['Item #', 'Item', 'Price', 'Min. order qty', 'Delivery time in days'],
  ['N.º de artículo', 'Producto', 'PRECIO UNITARIO', 'Cantidad mínima', 'Plazo de entrega (días)'],
  ['Codice articolo', 'Prodotto', 'Prezzo', 'Quantita minima', 'Tempo di consegna in giorni'],
  ['货号', '品名', '单价', '起订量', '交货期（天）'],
  ['رقم الصنف', 'اسم المنتج', 'سعر الوحدة', 'الحدّ الأدنى للطلب', 'مدة التسليم بالأيام'],
])('knows the headers %s, %s, %s, %s and %s', (...header) => {
  expect(readRows([header, ['V-1', 'Valve', '12.50', '10', '21']], () => undefined)).toMatchObject({
    rows: [{ row: { externalID: 'V-1', name: 'Valve', price: '12.50', minimumOrder: 10, leadTimeDays: 21 } }],
    ignored: [],
  });
});

it('reads the column with our own name, or the first, where several mean the same, and says that the others are not read', () => {
  const header = ['Item number', 'Product', 'code', 'Title'];
  expect(readRows([header, ['1', 'Valve', 'V-1', 'Other']], () => undefined)).toMatchObject({
    rows: [{ row: { externalID: 'V-1', name: 'Valve' } }],
    ignored: ['Item number', 'Title'],
  });
});
