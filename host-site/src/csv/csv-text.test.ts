import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../tests/support/hostile-texts.ts';
import { tableOf } from '../pages/products/import/table-of.ts';
import { csvText } from './csv-text.ts';

const hostile = [
  "=cmd|'/c calc'!a0",
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '"=1+1',
  "'=1+1",
  "''=1+1",
  '＝1+1',
  "pump;=cmd|'/c calc'!a0;x",
  'pump; =1+1',
  'pump;"=1+1;x',
  "pump;'=1+1",
  "pump;' '\"=1+1",
  'pump;;=1+1;;',
  'pump\t=1+1\tx',
  'pump;\t=1+1',
  'pump\n=1+1',
  'pump\r\n+1+1\r\n-1',
  ';=1+1',
  '"";"";=1+1',
];
const harmless = [
  '',
  'مضخة',
  'a "b", c',
  "5 o'clock; 'quoted'",
  "it's = 5; but not = 6",
  '100: 11.50; 500: 10',
  '"',
  "'",
  "''",
  ';',
  "';'",
  ' spaces ',
  'x\ny',
  '-',
  '@',
];

/** The fields of a line as a spreadsheet divides them that begins a new field at each of these signs, even between quotes. */
const divided = (csv: string) => csv.split(/[;\t\r\n]/).map((field) => field.replace(/^["\s]+/, ''));
const runs = (field: string) => /^\s*[=+\-@＝＋－＠]/.test(field);

describe.each([...hostile, ...harmless, ...hostileTexts])('the text %j in a CSV file', (text) => {
  const rows = [
    [text, 'code', text, 5],
    ['name', text, 'x', -5],
  ];
  const csv = csvText(rows);

  it('begins no formula, however a spreadsheet divides the line', () => {
    const texts = csv.replaceAll(',-5', '');
    for (const delimiter of [',', ';', '\t'])
      expect(Papa.parse<string[]>(texts, { delimiter }).data.flat().filter(runs), delimiter).toEqual([]);
    expect(divided(texts).filter(runs)).toEqual([]);
  });

  it('reads back exactly', () => {
    const file = new TextEncoder().encode(`\u{FEFF}${csv}`).buffer as ArrayBuffer;
    expect(tableOf(file, 'en')).toMatchObject({ table: rows.map((row) => row.map(String)) });
  });

  it('is between quotes if it contains a separator of some country', () => {
    if (!/[;,\t\r\n"]/.test(text)) return;
    expect(csv.startsWith('"')).toBe(true);
  });
});

it('texts without danger are written as they are', () => {
  expect(csvText([['name', 'a "b", c', '100: 11.50; 500: 10', "it's = 5", 7]])).toBe(
    `name,"a ""b"", c","100: 11.50; 500: 10",it's = 5,7`,
  );
});
