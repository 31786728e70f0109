import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { complaintAboutPdf } from './inspect-pdf.ts';
import { writePdfAnew } from './write-pdf-anew.ts';

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
    const written = (await writePdfAnew(original))!;
    expect(written.toString('latin1')).not.toContain('/ObjStm');
    expect(complaintAboutPdf(written)).toBeNull();
    const read = await PDFDocument.load(written);
    expect(read.getPageCount()).toBe(1);
    expect(read.getPage(0).getSize()).toEqual({ width: 200, height: 200 });
  });

  it.each(hidden)('does not hide %s', async (_what, change) => {
    const original = await packed(change);
    expect(complaintAboutPdf(original)).toBeNull();
    expect(complaintAboutPdf((await writePdfAnew(original))!)).toMatch(/does something by itself/);
  });

  it('is refused when it is a bomb, encrypted, or cannot be read', async () => {
    const bomb = deflateSync(Buffer.alloc(80_000_000, ' '));
    const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n`;
    const ended = Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    expect(await writePdfAnew(Buffer.concat([Buffer.from(head), bomb, ended]))).toBeNull();
    const broken = Buffer.from(bomb.subarray(0, 500));
    expect(await writePdfAnew(Buffer.concat([Buffer.from(head), broken, ended]))).toBeNull();
    const encrypted = (await packed()).toString('latin1').replace('/Root', '/Encrypt 1 0 R/Root');
    expect(await writePdfAnew(Buffer.from(encrypted, 'latin1'))).toBeNull();
  });
});
