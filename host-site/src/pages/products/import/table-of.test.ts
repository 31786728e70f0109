import { describe, expect, it } from 'vitest';
import { type Table, tableOf } from './table-of.ts';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer as ArrayBuffer;
const utf8 = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const utf16 = (text: string, isBig: boolean): ArrayBuffer => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), !isBig);
  return view.buffer;
};
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe('a file that a spreadsheet wrote', () => {
  it.each([
    ['UTF-8', utf8('code,name\nV-1,Válvula')],
    ['UTF-8 with its mark, semicolons, CRLF', utf8('\u{FEFF}code;name\r\nV-1;Válvula')],
    ['"Unicode text"', utf16('\u{FEFF}code\tname\r\nV-1\tVálvula', false)],
    ['big-endian UTF-16', utf16('\u{FEFF}code\tname\r\nV-1\tVálvula', true)],
    ['windows-1252', bytes(...letters('code,name\nV-1,V\xe1lvula'))],
    ['the line ends of old Macs', utf8('code,name\rV-1,Válvula')],
  ])('is read whatever its encoding and separator: %s', (_, file) => {
    expect(tableOf(file, 'es')).toEqual({
      table: [
        ['code', 'name'],
        ['V-1', 'Válvula'],
      ],
      lines: [1, 2],
    });
  });

  it('in an older encoding is read by its letters, and as one of the reader’s language where these may be anything', () => {
    const named = (locale: 'ar' | 'en' | 'es' | 'zh', ...name: number[]) => {
      const read = tableOf(bytes(...letters('code,name\nV-1,'), ...name), locale);
      return typeof read === 'string' ? read : read.table[1]?.[1];
    };
    expect(named('zh', 0xb7, 0xa7, 0xc3, 0xc5)).toBe('阀门');
    expect(named('ar', 0xe3, 0xd6, 0xce, 0xc9)).toBe('مضخة');
    expect(named('en', 0xb7, 0xa7, 0xc3, 0xc5)).toBe('阀门');
    for (const locale of ['en', 'es', 'ar'] as const)
      expect(named(locale, 0xc7, 0xe1, 0xe3, 0xd6, 0xce, 0xc9), locale).toBe('المضخة');
    for (const locale of ['en', 'es'] as const) {
      expect(named(locale, ...letters('cr\xe9\xe9e \x93\xe1rbol\x94'))).toBe('créée “árbol”');
      expect(named(locale, 0xe3, 0xd6, 0x20, 0xe3, 0xd6, 0xce, 0xc9, 0xe3)).toBe('مض مضخةم');
    }
  });

  it('names the line where each row begins, also behind a cell of several lines and the line that names the separator', () => {
    const list = 'code;name;description\r\nV-1;Valve;"two\r\nlines"\r\nV-2;Gate;"""quoted"""\r\n';
    expect(tableOf(utf8(list), 'en')).toMatchObject({ lines: [1, 2, 4, 5] });
    expect(tableOf(utf8(`sep=;\r\n${list}`), 'en')).toMatchObject({
      table: [['code', 'name', 'description'], ['V-1', 'Valve', 'two\r\nlines'], ['V-2', 'Gate', '"quoted"'], ['']],
      lines: [2, 3, 5, 6],
    });
  });

  it('is distinguished from a file without a list', () => {
    expect(tableOf(bytes(0x50, 0x4b, 3, 4, 0, 0), 'en')).toBe('unreadable');
    expect(tableOf(utf8(' ; \n;'), 'en')).toBe('empty');
  });

  it.each([
    ['blank lines', `code,name\nV-1,Valve${'\n'.repeat(1_002)}V-2,Pump`],
    ['lines of blank cells', `code,name\nV-1,Valve${'\n , '.repeat(1_001)}\nV-2,Pump`],
    ['blank lines to its end', `code,name\nV-1,Valve${'\r\n'.repeat(1_010)}`],
    ['blank columns', `code,name${','.repeat(1_002)}more\nV-1,Valve`],
    ['blank columns beside a line', `code;name\nV-1;Valve${'; '.repeat(1_002)}`],
    ['more lines times columns than a list has', `${'a,'.repeat(3_000)}a${'\nb'.repeat(1_000)}`],
  ])('is refused with %s, before anything is made of it', (_, list) => {
    expect(tableOf(utf8(list), 'en')).toBe('tooFar');
  });

  it('may have a thousand blank lines and columns between its cells', () => {
    const table = tableOf(utf8(`code,name${','.repeat(1_001)}more${'\n'.repeat(1_001)}V-1,Valve`), 'en') as Table;
    expect([table.table[0]?.length, table.table.length]).toEqual([1_003, 1_002]);
  });
});
