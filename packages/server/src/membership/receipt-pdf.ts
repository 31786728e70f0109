import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { lastPaidDay, price } from '@wbn/contract';
import PDFDocument from 'pdfkit';

export interface ReceiptFacts {
  readonly number: string;
  readonly issuedAt: Date;
  readonly tier: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly businessID: string;
  readonly companyName: string;
  /** ISO code. */
  readonly country: string;
  readonly email: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

const { resolve } = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext', 'arabic'] as const;
type Subset = (typeof subsets)[number];
const fileOf = (subset: Subset, weight: number) =>
  resolve(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-${subset}-${weight}-normal.woff`);

let fonts: Promise<ReadonlyMap<string, Buffer>> | undefined;
/** Read when the first receipt is asked for. */
const loadFonts = () => {
  fonts ??= Promise.all(
    subsets.flatMap((subset) =>
      [400, 700].map(async (weight) => [`${subset}-${weight}`, await readFile(fileOf(subset, weight))] as const),
    ),
  ).then((read) => new Map(read));
  return fonts;
};

const ink = '#14202b';
const quiet = '#5b6875';
const margin = 56;
const width = 595.28 - 2 * margin;
const day = (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
const months = 'January February March April May June July August September October November December'.split(' ');
const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A receipt on one A4 page. Names may be in Arabic; what the fonts cannot draw stands as a box, and whole in the document's title. */
export async function receiptPdf(facts: ReceiptFacts): Promise<Buffer> {
  const title = `Receipt ${facts.number}, ${facts.companyName}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: title, Author: 'WBN', CreationDate: facts.issuedAt },
  });
  for (const [name, bytes] of await loadFonts()) pdf.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((done) => pdf.on('end', () => done(Buffer.concat(chunks))));
  draw(pdf, facts);
  pdf.end();
  return whole;
}

function draw(pdf: PDFKit.PDFDocument, facts: ReceiptFacts): void {
  const { issuedAt, periodStart, periodEnd } = facts;
  write(pdf, 'Receipt', margin, 56, { size: 26, bold: true });
  write(pdf, 'WBN, the business-to-business network', margin, 92, { color: quiet });
  const lines = [
    ['Receipt number', facts.number],
    ['Date of payment', day(issuedAt)],
    ['Paid by', facts.companyName],
    ['Country', facts.country],
    ['E-mail', facts.email],
    ['Business', facts.businessID],
  ] as const;
  lines.forEach(([name, value], at) => {
    write(pdf, name, margin, 140 + at * 22, { color: quiet });
    write(pdf, value, margin + 130, 140 + at * 22, {});
  });
  const top = 300;
  rule(pdf, top);
  write(pdf, `${titled(facts.tier)} membership, one year`, margin, top + 14, { bold: true });
  write(pdf, `${day(periodStart)} to ${day(lastPaidDay(periodEnd))}`, margin, top + 34, { color: quiet });
  const paid = `${facts.currency === 'USD' ? 'US$' : facts.currency} ${price(facts.amountCents)}`;
  write(pdf, paid, margin, top + 14, { end: true });
  rule(pdf, top + 62);
  write(pdf, 'Paid by card', margin, top + 78, { bold: true, size: 13 });
  write(pdf, paid, margin, top + 78, { bold: true, size: 13, end: true });
}

const rule = (pdf: PDFKit.PDFDocument, y: number) =>
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .strokeColor('#d5dbe1')
    .stroke();

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** At the right edge of the page. */
  readonly end?: boolean;
}

/** One line, cut at the page's edge. */
function write(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, look: Look): void {
  const { size = 11, bold = false, color = ink, end = false } = look;
  const runs = runsOf(text.slice(0, 90)).map((run) => ({ ...run, font: `${run.subset}-${bold ? 700 : 400}` }));
  pdf.fontSize(size).fillColor(color);
  // `features` makes pdfkit shape the run as a whole: word by word, Arabic would come out in the wrong order.
  const shaped = { lineBreak: false, features: [] as never[] };
  const widths = runs.map((run) => pdf.font(run.font).widthOfString(run.text, shaped));
  let at = end ? margin + width - widths.reduce((sum, one) => sum + one, 0) : x;
  runs.forEach((run, index) => {
    pdf.font(run.font).text(run.text, at, y, shaped);
    at += widths[index] ?? 0;
  });
}

interface Run {
  readonly subset: Subset;
  readonly text: string;
}

const subsetOf = (character: string): Subset => {
  if (/\p{Script=Arabic}/u.test(character)) return 'arabic';
  return /[\u0100-\u024f\u1e00-\u1eff]/.test(character) ? 'latin-ext' : 'latin';
};

/** Pieces of one font each, in the order in which they are seen: in a text that begins in Arabic, from right to left. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')) {
    const last = runs.at(-1);
    // Spaces and marks belong to the word before them.
    const subset = last && /[\s\p{M}]/u.test(character) ? last.subset : subsetOf(character);
    if (last?.subset === subset) runs[runs.length - 1] = { subset, text: last.text + character };
    else runs.push({ subset, text: character });
  }
  return runs[0]?.subset === 'arabic' ? runs.reverse() : runs;
}
