import { readRows } from '@wbn/core';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isZip } from '../pages/products/import/is-zip.ts';
import { readXlsx } from '../pages/products/import/read-xlsx.ts';
import type { Table } from '../pages/products/import/table-of.ts';
import { xlsxBytes } from './xlsx-bytes.ts';

const read = (bytes: Uint8Array) => readXlsx(new Uint8Array(bytes).buffer);
const texts = [
  'code',
  '00123',
  '=1+1',
  "=cmd|'/c calc'!a0",
  'a <b> & "c"',
  ' spaces ',
  'x\ny\tz',
  'a\r\nb',
  'مضخة 泵',
  '_x0041_',
  'bell \u0007',
  '🔩',
  '12.50',
];

/** A workbook with this sheet; the other parts are those that we write. */
function workbook(sheetData: string, more: Record<string, Uint8Array> = {}) {
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`;
  return zipSync({ ...partsOf(), 'xl/worksheets/sheet1.xml': strToU8(sheet), ...more });
}
const partsOf = () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (type: string, target: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`,
    );
  return {
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  };
};

const rowOf = (text: string, row = 1) =>
  `<row r="${row}"><c r="A${row}" t="inlineStr"><is><r><t>${text}</t></r></is></c></row>`;

/** Rows whose cells name the first of the texts that cells share. */
const shared = (rows: number) =>
  Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`).join('');
const sharedTexts = (text: string) => strToU8(`<x:sst><x:si><x:t>${text}</x:t></x:si></x:sst>`);
/** A workbook as a spreadsheet writes it whose rows share one text. */
const sharing = (rows: number, text: string) => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = [
    ['worksheet', 'worksheets/sheet1.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ].map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`);
  return workbook(shared(rows), {
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${text}</t></si></sst>`,
    ),
  });
};
const manyParts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/media/${at}.png`, new Uint8Array(1)]));

/** Where the directory of an archive names its parts. */
function entriesOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.byteLength - 22;
  const entries: number[] = [];
  for (let at = view.getUint32(end + 16, true); at < end; at += 46 + view.getUint16(at + 28, true)) entries.push(at);
  return { view, entries };
}

/** The directory says of the second part that it is where the first one is. */
function shareBytes(bytes: Uint8Array): Uint8Array {
  const { entries, view } = entriesOf(bytes);
  const [first = 0, second = 0] = entries;
  for (const field of [20, 24, 42]) view.setUint32(second + field, view.getUint32(first + field, true), true);
  return bytes;
}

/** The first part claims the bytes of the second as well. */
function nestParts(bytes: Uint8Array): Uint8Array {
  const { entries, view } = entriesOf(bytes);
  const [first = 0] = entries;
  view.setUint32(first + 20, view.getUint32(first + 20, true) + 100, true);
  return bytes;
}

/** The last part claims a byte of the directory. */
function growLast(bytes: Uint8Array): Uint8Array {
  const { entries, view } = entriesOf(bytes);
  const last = entries.at(-1) ?? 0;
  view.setUint32(last + 20, view.getUint32(last + 20, true) + 1, true);
  return bytes;
}

/** The same archive as writers of large files write it: sizes stand in an extra field (ZIP64). */
function asZip64(bytes: Uint8Array): Uint8Array {
  const { entries, view } = entriesOf(bytes);
  const end = bytes.byteLength - 22;
  const begin = view.getUint32(end + 16, true);
  const directory = entries.flatMap((at) => {
    const name = bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true));
    const entry = new DataView(new ArrayBuffer(46));
    new Uint8Array(entry.buffer).set(bytes.subarray(at, at + 46));
    const extra = new DataView(new ArrayBuffer(28));
    extra.setUint16(0, 1, true);
    extra.setUint16(2, 24, true);
    for (const [index, field] of [24, 20, 42].entries()) {
      extra.setBigUint64(4 + 8 * index, BigInt(entry.getUint32(field, true)), true);
      entry.setUint32(field, 0xffffffff, true);
    }
    entry.setUint16(30, 28, true);
    return [...new Uint8Array(entry.buffer), ...name, ...new Uint8Array(extra.buffer)];
  });
  const end64 = new DataView(new ArrayBuffer(76));
  end64.setUint32(0, 0x06064b50, true);
  end64.setBigUint64(32, BigInt(entries.length), true);
  end64.setBigUint64(48, BigInt(begin), true);
  end64.setUint32(56, 0x07064b50, true);
  end64.setBigUint64(64, BigInt(begin + directory.length), true);
  return new Uint8Array([
    ...bytes.subarray(0, begin),
    ...directory,
    ...new Uint8Array(end64.buffer),
    ...bytes.subarray(end),
  ]);
}

describe('a workbook', () => {
  it('has no guesses in columns of numbers: parts of a thousand stay, prices have four decimals, codes stay as they are', async () => {
    const texts = ['code', 'name', 'MOQ', 'stock', 'price'];
    const head = texts.map((text, at) => `<c r="${'ABCDE'[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`);
    const cells = [10.125, 2, 1.125, 2.375, 10 / 3].map((number, at) => `<c r="${'ABCDE'[at]}2"><v>${number}</v></c>`);
    const found = await read(workbook(`<row r="1">${head.join('')}</row><row r="2">${cells.join('')}</row>`));
    expect(found).toEqual({ table: [texts, ['10.125', '2', '1.1250', '2.3750', '3.3333']], lines: [1, 2] });
    const { refused } = readRows((found as Table).table, () => undefined);
    expect(refused).toMatchObject([{ code: '10.125', reasons: ['stock', 'minimumOrder'] }]);
  });

  it.each(texts)('that we write reads back with the text %j, and holds no formula', async (text) => {
    const bytes = xlsxBytes([
      ['code', 'name', text],
      [text, '', 7],
    ]);
    expect(isZip(new Uint8Array(bytes).buffer)).toBe(true);
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('<f>');
    expect(await read(bytes)).toEqual({
      table: [
        ['code', 'name', text],
        [text, '', '7'],
      ],
      lines: [1, 2],
    });
  });

  it('gives the stored values of formulas and numbers, and keeps the line of each row', async () => {
    const bytes = workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c><c r="B1" t="inlineStr"><is><t>price</t></is></c></row>' +
        '<row r="3"><c r="A3"><v>1001</v></c><c r="B3"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>' +
        '<row r="4"><c r="A4" t="str"><f>HYPERLINK("https://evil.example")</f><v>x</v></c><c r="B4" t="b"><v>1</v></c></row>',
    );
    expect(await read(bytes)).toMatchObject({
      table: [
        ['code', 'price'],
        ['', ''],
        ['1001', '0.3'],
        ['x', 'yes'],
      ],
      lines: [1, 2, 3, 4],
    });
  });

  it('keeps the errors of formulas, and reads numbers below a title as numbers', async () => {
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const bytes = workbook(
      `<row r="1">${text('A1', 'Prices of 2026')}</row><row r="2">${text('A2', 'code')}${text('B2', 'name')}${text('C2', 'price')}</row>` +
        `<row r="3">${text('A3', 'V-1')}${text('B3', 'Valve')}<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>` +
        `<row r="4">${text('A4', 'V-2')}${text('B4', 'Valve')}<c r="C4"><v>2.375</v></c></row>`,
    );
    expect((await read(bytes)) as Table).toMatchObject({
      table: [{}, {}, ['V-1', 'Valve', '#DIV/0!'], ['V-2', 'Valve', '2.3750']],
    });
  });

  it('shows a formula that the program stored without its value, so that a price is not lost in silence', async () => {
    const cell = (written: string) => `<row r="1"><c r="A1" t="str"><v>x</v></c>${written}</row>`;
    for (const written of [
      '<c r="B1"><f>A1+1</f></c>',
      '<c r="B1" s="2"><f>A1+1</f><v></v></c>',
      '<c r="B1" t="str"><f t="shared" si="0"/><v/></c>',
    ])
      expect(await read(workbook(cell(written))), written).toMatchObject({ table: [['x', '#N/A']] });
    expect(await read(workbook(cell('<c r="B1"><f>A1+1</f><v>7</v></c>')))).toMatchObject({ table: [['x', '7']] });
  });

  it('may have a formula with a text that looks like a position', async () => {
    const bytes = workbook('<row r="1"><c r="A1" t="str"><f>"r="&amp;2</f><v>r=2</v></c></row>');
    expect(await read(bytes)).toMatchObject({ table: [['r=2']] });
  });

  it.each([
    ['a part that decompresses to 100 MB', workbook('', { 'xl/other.xml': new Uint8Array(100_000_000) }), 'tooLarge'],
    ['one cell at the far end', workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), 'tooFar'],
    ['a column that no sheet has', workbook('<row r="1"><c r="ZZZZZZ9"><v>1</v></c></row>'), 'unreadable'],
    ['a row that no sheet has', workbook('<row r="1"/><row r="99999999"/>'), 'unreadable'],
    ['a row in another notation', workbook('<row r="1"/><row r="9e6"/>'), 'unreadable'],
    ['a position in character references', workbook('<row r="&#57;000000"/>'), 'unreadable'],
    ['a position behind a prefix', workbook('<row x:r="9000000"/>'), 'tooFar'],
    ['a position of another quote', workbook("<row r='9000000'/>"), 'tooFar'],
    ['a position with the rest of the sheet in it', workbook('<t>r="</t><row r="ZZZZZZ9"/>'), 'unreadable'],
    [
      'rows without numbers and one far to the right',
      workbook(`${'<row/>'.repeat(5000)}<row><c r="XFD5001"><v>1</v></c></row>`),
      'tooFar',
    ],
    [
      'a sheet elsewhere',
      workbook('', {
        'xl/worksheets/sheet1.xml': strToU8('<worksheet/>'),
        'xl/far.xml': strToU8('<worksheet><sheetData><row r="9000000"/></sheetData></worksheet>'),
      }),
      'tooFar',
    ],
    ['a text longer than a cell holds', workbook(rowOf('x'.repeat(32_768))), 'tooLong'],
    ['a long text in runs', workbook(rowOf(`${'x'.repeat(20_000)}</t></r><r><t>${'x'.repeat(20_000)}`)), 'tooLong'],
    ['a long text in many cells', workbook(shared(3), { 'xl/texts.xml': sharedTexts('x'.repeat(40_000)) }), 'tooLong'],
    ['a text of the longest length in seven hundred cells', sharing(700, 'x'.repeat(32_000)), 'tooLarge'],
    ['a text in thousands of cells', sharing(5_000, 'x'.repeat(5_000)), 'tooLarge'],
    [
      'a long text behind the end of one in a comment',
      workbook(rowOf(`${'x'.repeat(20_000)}<!-- > </v> -->${'x'.repeat(20_000)}`)),
      'tooLong',
    ],
    ['twenty million signs that begin a reference', workbook(rowOf('&'.repeat(20_000_000))), 'tooLong'],
    [
      'a number format longer than Excel allows',
      workbook(rowOf('x'), {
        'xl/styles.xml': strToU8(
          `<styleSheet><numFmts><numFmt formatCode='${'[y'.repeat(1_000)}'/></numFmts></styleSheet>`,
        ),
      }),
      'unreadable',
    ],
    ['a tag of thousands of attributes', workbook(`<row ${'a="1" '.repeat(6_000)}/>`), 'unreadable'],
    ['the same with ends of tags in the values', workbook(`<row ${'a=">" '.repeat(6_000)}/>`), 'unreadable'],
    ['the same with whole tags in the values', workbook(`<row ${'a="</x>" '.repeat(6_000)}/>`), 'unreadable'],
    ['a long comment of tags', workbook(`<row/><!--${'</x>'.repeat(10_000_000)}-->`), 'unreadable'],
    ['a declaration', workbook('<!DOCTYPE x []><row/>'), 'unreadable'],
    ['a million empty rows', workbook('<row/>'.repeat(1_330_000)), 'tooFar'],
    [
      'a long text of letters as they are',
      workbook(rowOf(`<![CDATA[${'x'.repeat(32_000)}]]>${'x'.repeat(1_000)}`)),
      'tooLong',
    ],
    ['more parts than a workbook has', workbook('<row/>', manyParts(2_000)), 'unreadable'],
    ['two parts of the same bytes', shareBytes(workbook('<row/>')), 'unreadable'],
    ['a part within another', nestParts(workbook('<row/>')), 'unreadable'],
    ['a part with bytes of the directory', growLast(workbook('<row/>')), 'unreadable'],
    ['no rows', workbook(''), 'empty'],
    ['no sheet', zipSync({ 'a.txt': strToU8('text') }), 'unreadable'],
    ['a broken archive', workbook('<row/>').subarray(0, 300), 'unreadable'],
  ])('with %s is refused', async (_, bytes, problem) => {
    expect(await read(bytes)).toBe(problem);
  });

  it('may have the longest text of a cell, whose signs are written as several letters, and many cells together more', async () => {
    const text = `${'&amp;'.repeat(16_000)}${'_x0041_'.repeat(16_767)}`;
    const found = (await read(workbook(rowOf(text)))) as Table;
    expect(found.table[0]?.[0]).toHaveLength(32_767);
    const many = Array.from({ length: 5_000 }, (_, at) => rowOf('abcdefghij', at + 1)).join('');
    expect(((await read(workbook(many))) as Table).table).toHaveLength(5_000);
    expect(((await read(sharing(600, 'x'.repeat(32_000)))) as Table).table).toHaveLength(600);
  });

  it('is read as writers of large files write it, too, and with a comment behind it', async () => {
    const wanted = { table: [['V-1']] };
    const bytes = workbook(rowOf('V-1'));
    expect(await read(bytes)).toMatchObject(wanted);
    expect(await read(asZip64(bytes))).toMatchObject(wanted);
    expect(await read(new Uint8Array([...bytes, ...strToU8('a comment')]))).toMatchObject(wanted);
  });
});
