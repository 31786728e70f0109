import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { complaintAboutPdf } from './inspect-pdf.ts';
import { activeComplaint } from './inspect-pdf-objects.ts';
import { writePdfAnew } from './write-pdf-anew.ts';

const tooMuch = { complaint: 'cannot be read within the limits' };

type Change = (document: PDFDocument) => void;
/** A document with its objects packed into object streams, as most programs write them. */
async function packed(change: Change = () => {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('An offer');
  change(document);
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
/** A separate object, which goes into a packed stream. */
const put = (document: PDFDocument, key: string, value: Record<string, unknown>) =>
  document.catalog.set(PDFName.of(key), document.context.register(document.context.obj(value as never)));

/** The written document. */
async function anew(original: Buffer): Promise<Buffer> {
  const { complaint, written } = await writePdfAnew(original);
  expect(complaint).toBeUndefined();
  return Buffer.from(written!);
}

const hidden: [string, Change][] = [
  ['a script', (it) => put(it, 'Extra', { S: 'JavaScript', JS: PDFString.of('app.alert(1)') })],
  ['a program to start', (it) => put(it, 'Extra', { S: 'Launch', F: PDFString.of('cmd.exe') })],
  ['an action of the page', (it) => put(it, 'Extra', { AA: { O: { S: 'SubmitForm' } } })],
  ['a form of another kind', (it) => put(it, 'AcroForm', { XFA: PDFString.of('x') })],
];

describe('a document whose objects are packed', () => {
  it('is written anew with all of them in the open, and stays the document it was', async () => {
    const original = await packed();
    expect(original.toString('latin1')).toContain('/ObjStm');
    const written = await anew(original);
    expect(written.toString('latin1')).not.toContain('/ObjStm');
    expect(complaintAboutPdf(written)).toBeNull();
    const read = await PDFDocument.load(written);
    expect(read.getPageCount()).toBe(1);
    expect(read.getPage(0).getSize()).toEqual({ width: 200, height: 200 });
  });

  it.each(hidden)('does not hide %s', async (_what, change) => {
    const original = await packed(change);
    expect(complaintAboutPdf(original)).toBeNull();
    const { complaint, written } = await writePdfAnew(original);
    expect(complaint ?? complaintAboutPdf(Buffer.from(written!))).toBe(activeComplaint);
  });

  it('is refused when it is encrypted or cannot be read', async () => {
    const broken = deflateSync(Buffer.alloc(100_000, ' ')).subarray(0, 50);
    expect(await writePdfAnew(objectStream('/Filter/FlateDecode', 'stream\n', broken))).toEqual(tooMuch);
    const encrypted = (await packed()).toString('latin1').replace('/Root', '/Encrypt 1 0 R/Root');
    expect(await writePdfAnew(Buffer.from(encrypted, 'latin1'))).toEqual(tooMuch);
  });
});

describe('a document that somebody signed', () => {
  /** Each way to name a signature: its field on a page, below another field, in the rights of the document, or without its type. */
  const signed: Change = (it) => {
    const { context } = it;
    const obj = (value: Record<string, unknown>) => context.register(context.obj(value as never));
    const signature = (type: Record<string, string>) =>
      obj({
        ...type,
        Filter: 'Adobe.PPKLite',
        SubFilter: 'adbe.pkcs7.detached',
        ByteRange: [0, 1, 2, 3],
        Contents: PDFString.of('claim'),
      });
    const widget = { Type: 'Annot', Subtype: 'Widget', Rect: [0, 0, 9, 9] };
    const field = obj({ ...widget, FT: 'Sig', T: PDFString.of('claimed'), V: signature({ Type: 'Sig' }) });
    const inherited = obj({ ...widget, T: PDFString.of('claimed below'), V: signature({}) });
    const above = obj({ FT: 'Sig', T: PDFString.of('claimed above'), Kids: [inherited] });
    const text = obj({ ...widget, FT: 'Tx', T: PDFString.of('Name of the buyer') });
    it.getPage(0).node.set(PDFName.of('Annots'), context.obj([field, inherited, text]));
    put(it, 'AcroForm', { Fields: [field, above, text], SigFlags: 3 });
    put(it, 'Perms', { UR3: signature({ Type: 'Sig' }), DocMDP: signature({ Type: 'DocTimeStamp' }) });
    put(it, 'DSS', { OCSPs: [], Certs: [] });
    put(it, 'Collection', { View: 'T' });
  };

  it('is written anew without a signature, the rights by one, and the view of a portfolio, and keeps its other fields', async () => {
    const written = await anew(await packed(signed));
    const text = written.toString('latin1');
    for (const claim of ['Perms', 'DSS', 'Collection', 'Sig', 'ByteRange', 'UR3', 'DocMDP', 'claim', 'SigFlags'])
      expect(text, claim).not.toContain(claim);
    const read = await PDFDocument.load(written);
    expect(
      read
        .getForm()
        .getFields()
        .map((field) => field.getName()),
    ).toEqual(['Name of the buyer']);
    expect(read.getPageCount()).toBe(1);
    expect(complaintAboutPdf(written)).toBeNull();
  });
});

function objectStream(filter: string, begin: string, data: Buffer): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4${filter}/Length ${data.length}>>\n${begin}`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n%%EOF\n')]);
}

/** The first object of a document. */
const catalog = '2 0 <</Type/Catalog>>';
const spaces = (count: number) => Buffer.concat([Buffer.from(catalog), Buffer.alloc(count, ' ')]);
const flate = (count: number) => deflateSync(spaces(count));
/** The catalog, then 128 spaces for each two bytes. */
const runs = (count: number) =>
  Buffer.concat([
    Buffer.from([catalog.length - 1]),
    Buffer.from(catalog),
    Buffer.alloc(Math.ceil(count / 128) * 2, Buffer.from([129, 32])),
  ]);

/** Object streams whose data unpacks to about `count` bytes, as the library reads them. */
const ways: [string, (count: number) => Buffer][] = [
  ['packed', (count) => objectStream('/Filter/FlateDecode', 'stream\n', flate(count))],
  ['with no line after its beginning', (count) => objectStream('/Filter/FlateDecode', 'stream', flate(count))],
  ['with the line end of an old Mac', (count) => objectStream('/Filter/FlateDecode', 'stream\r', flate(count))],
  ['with a space before the line end', (count) => objectStream('/Filter/FlateDecode', 'stream \r\n', flate(count))],
  ['with another name of the filter', (count) => objectStream('/Filter/Fl#61teDecode', 'stream\n', flate(count))],
  ['packed twice', (count) => objectStream('/Filter[/FlateDecode/FlateDecode]', 'stream\n', deflateSync(flate(count)))],
  [
    'in hexadecimal digits',
    (count) =>
      objectStream('/Filter[/ASCIIHexDecode/FlateDecode]', 'stream\n', Buffer.from(`${flate(count).toString('hex')}>`)),
  ],
  ['of repeated bytes', (count) => objectStream('/Filter/RunLengthDecode', 'stream\n', runs(count))],
  [
    'of repeated bytes, packed',
    (count) => objectStream('/Filter[/FlateDecode/RunLengthDecode]', 'stream\n', deflateSync(runs(count))),
  ],
];

describe('a small document that would be stored as a large one', () => {
  const withString = (letters: number) => {
    const objects = Buffer.from(`2 0 10 17 <</Type/Catalog>>(${'A'.repeat(letters)})`);
    const data = deflateSync(objects);
    const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 2/First 10/Filter/FlateDecode/Length ${data.length}>>\nstream\n`;
    const tail = '\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n%%EOF\n';
    return Buffer.concat([Buffer.from(head), data, Buffer.from(tail)]);
  };

  it('is refused, and a list of objects that unpacks to ten times its size is not', async () => {
    expect((await writePdfAnew(withString(20_000))).written?.length).toBeGreaterThan(20_000);
    expect(await writePdfAnew(withString(300_000))).toEqual(tooMuch);
    expect(await writePdfAnew(withString(14_000_000))).toEqual(tooMuch);
  });
});

describe('a decompression bomb', () => {
  it.each(ways)('is refused: %s', async (_way, make) => {
    expect((await writePdfAnew(make(1_000))).written).toBeDefined();
    expect(await writePdfAnew(make(100_000_000))).toEqual(tooMuch);
  });

  it('may not be made of many parts that are small each', async () => {
    const part = flate(400_000);
    const head = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${part.length}>>`;
    const document = (count: number) =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        ...Array.from({ length: count }, (_, n) => [
          Buffer.from(`${n + 9} 0 obj\n${head}\nstream\n`),
          part,
          Buffer.from('\nendstream\nendobj\n'),
        ]).flat(),
        Buffer.from('trailer<</Root 2 0 R>>\n%%EOF\n'),
      ]);
    expect((await writePdfAnew(document(1))).written).toBeDefined();
    expect(await writePdfAnew(document(10))).toEqual(tooMuch);
  });
});

describe('a document that lets its bytes be read again and again', () => {
  /** Objects of a stream, all at the offsets that `offsetOf` says, and behind them a text that ends with an object. */
  const stream = (count: number, offsetOf: (n: number) => number, text: string) => {
    const head = Array.from({ length: count }, (_, n) => `${n + 2} ${offsetOf(n)} `).join('');
    const data = deflateSync(`${head}${text}null `);
    const dict = `<</Type/ObjStm/N ${count}/First ${head.length}/Filter/FlateDecode/Length ${data.length}>>`;
    return Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj\n${dict}\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n%%EOF\n'),
    ]);
  };
  const comment = (letters: number) => `${'%'.repeat(letters)}\n`;

  it.each([
    ['one offset of many objects', () => 0],
    ['offsets that lie in one comment', (n: number) => n],
  ])('is refused after as much work as its size allows: %s', async (_way, offsetOf) => {
    expect((await writePdfAnew(stream(10, offsetOf, comment(1_000)))).written).toBeDefined();
    expect(await writePdfAnew(stream(6_000, offsetOf, comment(50_000)))).toEqual(tooMuch);
  });

  it('is refused when its table has entries without bytes', async () => {
    const table = (widths: string, count: number) =>
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n2 0 obj\n<</Type/XRef/W[${widths}]/Size ${count}/Root 1 0 R/Length 3>>\nstream\nabc\nendstream\nendobj\n%%EOF\n`,
      );
    expect((await writePdfAnew(table('1 1 1', 1))).written).toBeDefined();
    expect(await writePdfAnew(table('0 0 0', 1))).toEqual(tooMuch);
    expect(await writePdfAnew(table('1 1 1', 1_000_000_000))).toEqual(tooMuch);
  });
});
