import { readRows } from '@wbn/core';
import { expect, it } from 'vitest';
import { csvText } from '../../../csv/csv-text.ts';
import { xlsxBytes } from '../../../csv/xlsx-bytes.ts';
import { en as factWords } from '../../../product-facts/texts/en.ts';
import { ar } from '../texts/ar.ts';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import { it as italian } from '../texts/it.ts';
import { zh } from '../texts/zh.ts';
import { readXlsx } from './read-xlsx.ts';
import { reportRows } from './report-rows.ts';
import { type Table, tableOf } from './table-of.ts';

const said = { texts: en, words: factWords, locale: 'en' };
const read = (table: readonly (readonly string[])[]) => readRows(table, () => undefined);

/** A price list with a title above its header, a column of its own and texts that a spreadsheet could run. */
const list = [
  ['Prices of 2026'],
  ['SKU', 'Product', 'stock', 'state', 'spec: Size', 'Buyer', 'pictures'],
  ['007', 'Ball valve', 'many', 'soon', 'DN 50', '=cmd|x', ''],
  ['008', 'Gate valve', '40', '', '', '', 'https://a.example/8.jpg'],
  ['009', '', '40', '', '-5; @x', 'Ann', '', 'a cell without a header'],
];

/** The report as the import reads it from a file. */
const asCsv = (rows: readonly (readonly string[])[]) =>
  tableOf(new TextEncoder().encode(`\u{FEFF}${csvText(rows)}`).buffer as ArrayBuffer, 'en') as Table;
const asXlsx = async (rows: readonly (readonly string[])[]) =>
  (await readXlsx(new Uint8Array(xlsxBytes(rows)).buffer)) as Table;

it.each([
  ['CSV', asCsv],
  ['XLSX', asXlsx],
] as const)(
  'the report that people download as %s has the refused lines whole; corrected, it is imported as the list would have been',
  async (_, asFile) => {
    const { refused, source } = read(list);
    const rows = reportRows({ refused, missingPictures: [] }, source, said);
    const { table } = await asFile(rows);
    expect(table).toEqual([
      ['SKU', 'Product', 'stock', 'state', 'spec: Size', 'Buyer', 'pictures', '', 'What is wrong'],
      [
        ...['007', 'Ball valve', 'many', 'soon', 'DN 50', '=cmd|x', '', ''],
        `Column “Pieces in stock”, “\u2068many\u2069”: ${en.list.reasons.stock} Column “State”, “\u2068soon\u2069”: ${en.list.reasons.state}`,
      ],
      [
        ...['009', '', '40', '', '-5; @x', 'Ann', '', 'a cell without a header'],
        expect.stringContaining('The name is missing'),
      ],
    ]);
    const mended = table.map((cells) =>
      cells.map((cell) => ({ many: '7', soon: 'draft' })[cell] ?? (cell === '' ? ' ' : cell)),
    );
    const again = read(mended);
    expect(again).toMatchObject({
      rows: [
        { line: 2, row: { externalID: '007', stock: 7, state: 'draft', specs: [{ key: 'Size', value: 'DN 50' }] } },
      ],
      refused: [{ line: 3, code: '009', reasons: ['name'] }],
      ignored: ['Buyer'],
    });
    const next = reportRows({ refused: again.refused, missingPictures: [] }, again.source, said);
    expect(next.map((cells) => cells.length)).toEqual([9, 9]);
    expect(next[0]?.filter((header) => header === 'What is wrong')).toHaveLength(1);
  },
);

it('the report has every refused line, in the order of the list, and each line whose pictures were not taken', () => {
  const lines = Array.from({ length: 150 }, (_, at) => [`V-${at}`, 'Valve', at === 7 ? '1' : 'many']);
  const { refused, source } = read([['code', 'name', 'stock'], ...lines]);
  const missingPictures = [1, 2].map((at) => ({ line: 9, code: 'V-7', address: `https://a.example/${at}.jpg` }));
  const rows = reportRows({ refused, missingPictures }, source, said);
  expect(rows.slice(1).map(([code]) => code)).toEqual(lines.map(([code]) => code));
  expect(rows[8]?.[3]).toBe(
    missingPictures.map(({ address }) => `Column “Pictures”, “${address}”: Pictures that were not taken`).join('\n'),
  );
});

it('the report says of a line without room in the plan just that', () => {
  const { source } = read([
    ['code', 'name'],
    ['V-2', 'Valve'],
  ]);
  const refused = [{ line: 2, code: 'V-2', reasons: ['PlanLimit' as const] }];
  const [, row] = reportRows({ allowed: 20, missingPictures: [], refused }, source, said);
  expect(row).toEqual(['V-2', 'Valve', 'No room: your plan allows 20 products.']);
});

it.each([en, es, italian, zh, ar])('the import knows the column of reasons by its header “$list.reason”', (texts) => {
  const { ignored } = read([
    ['code', 'name', texts.list.reason],
    ['V-1', 'Valve', 'Too long'],
  ]);
  expect(ignored).toEqual([]);
});
