import { PDFDict, PDFDocument, type PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { hostileTexts, longWord } from '../../../../../tests/support/hostile-texts.ts';
import { pdfTexts } from '../../testing/pdf-texts.ts';
import { receiptPdf } from './pdf.ts';

const facts = {
  number: 'WBN-1',
  issuedAt: new Date(0),
  tier: 'gold',
  amountCents: 100,
  creditCents: 50,
  currency: 'USD',
  vatNumber: longWord,
  seller: null,
  tax: null,
  country: 'CL',
  periodStart: new Date(0),
  periodEnd: new Date(0),
};

/** The keys of all objects of a document. */
async function keysOf(bytes: Buffer): Promise<Set<string>> {
  const { context } = await PDFDocument.load(bytes);
  const dictionaries = context.enumerateIndirectObjects().flatMap(([, one]) => (one instanceof PDFDict ? [one] : []));
  return new Set(dictionaries.flatMap((one) => one.keys().map((key: PDFName) => key.asString())));
}

it('a receipt of a company with a hostile name is one page that does nothing by itself, and its title is the name', {
  timeout: 120_000,
}, async () => {
  const receipt = (companyName: string) => receiptPdf({ ...facts, companyName, email: `${companyName}@mail.example` });
  const harmless = await keysOf(await receipt('Najd'));
  for (const companyName of [...hostileTexts, longWord.slice(0, 160)]) {
    const bytes = await receipt(companyName);
    expect(
      [...(await keysOf(bytes))].filter((key) => !harmless.has(key)),
      companyName,
    ).toEqual([]);
    const read = await PDFDocument.load(bytes);
    expect(read.getPageCount()).toBe(1);
    expect(read.getTitle()?.endsWith(companyName), companyName).toBe(true);
  }
});

it.each([
  ['Najd <script>x</script> (Tj', 'Najd <script>x</script> (Tj'],
  [') Tj ET BT (x', ') Tj ET BT (x'],
  ['\\) /AA << /JS (xss) >>', '\\) /AA << /JS (xss) >>'],
  ['offer\u202efdp.exe', 'offer fdp.exe'],
])('a receipt of the company %j is read as %j', { timeout: 60_000 }, async (companyName, shown) => {
  for (const locale of ['en', 'ar'])
    expect(await pdfTexts(await receiptPdf({ ...facts, companyName, email: 'a@mail.example' }, locale))).toContain(
      shown,
    );
});
