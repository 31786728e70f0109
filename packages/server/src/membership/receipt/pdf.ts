import { fill, lastPaidDay } from '@wbn/contract';
import PDFDocument from 'pdfkit';
import type { Seller, Tax } from '../seller.ts';
import { ink, loadFonts, margin, quiet, width, writeLine } from './line.ts';
import { receiptLocaleOf, receiptTexts } from './texts/index.ts';

export interface ReceiptFacts {
  readonly number: string;
  readonly issuedAt: Date;
  readonly tier: string;
  /** Charged; with `creditCents` it is the price of the year. */
  readonly amountCents: number;
  readonly creditCents: number;
  readonly currency: string;
  /** Of the buyer. */
  readonly vatNumber: string | null;
  /** null on receipts from the time before sellers were named. */
  readonly seller: Seller | null;
  readonly tax: Tax | null;
  readonly companyName: string;
  /** ISO country code. */
  readonly country: string;
  readonly email: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * Draws a receipt on one A4 page, in the reader's language if receipts support it. Names may be Arabic. Characters that the fonts lack
 * appear as boxes; the document title keeps them.
 */
export async function receiptPdf(facts: ReceiptFacts, asked?: string): Promise<Buffer> {
  const locale = receiptLocaleOf(asked);
  const title = `${receiptTexts[locale].title} ${facts.number}, ${facts.companyName}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: locale,
    info: { Title: title, Author: 'WBN', CreationDate: facts.issuedAt },
  });
  for (const [name, bytes] of await loadFonts()) pdf.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((done) => pdf.on('end', () => done(Buffer.concat(chunks))));
  draw(pdf, facts, locale);
  pdf.end();
  return whole;
}

function draw(pdf: PDFKit.PDFDocument, facts: ReceiptFacts, locale: keyof typeof receiptTexts): void {
  const said = receiptTexts[locale];
  const isRtl = locale === 'ar';
  const write = (text: string, y: number, look = {}) => writeLine(pdf, text, y, isRtl, look);
  const days = new Intl.DateTimeFormat(said.dates, { dateStyle: 'long', timeZone: 'UTC' });
  const { country, issuedAt, periodStart, periodEnd } = facts;
  drawMark(pdf, isRtl ? margin : margin + width - markSize, 56);
  write(said.title, 56, { size: 26, bold: true });
  write(said.network, 98, { color: quiet });
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const { seller, tax, vatNumber } = facts;
  const sold = seller
    ? [seller.name, [...seller.address, nameOf.of(seller.country)].join(', '), `${said.vatNumber} ${seller.vatNumber}`]
    : [];
  sold.forEach((line, index) => {
    write(line, 120 + index * 17, { size: 10, color: quiet });
  });
  const first = 140 + sold.length * 17;
  const lines = [
    [said.number, facts.number],
    [said.paidOn, days.format(issuedAt)],
    [said.paidBy, facts.companyName],
    [said.country, country && (nameOf.of(country) ?? country)],
    [said.email, facts.email],
    ...(vatNumber ? [[said.vatNumber, vatNumber] as const] : []),
  ] as const;
  lines.forEach(([name, value], index) => {
    write(name, first + index * 22, { color: quiet });
    write(value, first + index * 22, { inset: 130 });
  });
  const top = first + 160;
  rule(pdf, top);
  write(fill(said.membership, { tier: said.tiers[facts.tier] ?? facts.tier }), top + 14, { bold: true });
  const period = { from: days.format(periodStart), to: days.format(lastPaidDay(periodEnd)) };
  write(fill(said.period, period), top + 34, { color: quiet });
  const format = new Intl.NumberFormat(said.dates, { style: 'currency', currency: facts.currency });
  const money = (cents: number) => format.format(cents / 100);
  const { amountCents, creditCents } = facts;
  write(money(amountCents + creditCents), top + 14, { end: true });
  if (creditCents > 0) {
    write(said.credit, top + 62);
    write(`\u2212${money(creditCents)}`, top + 62, { end: true });
  }
  const total = top + (creditCents > 0 ? 90 : 62);
  rule(pdf, total);
  write(said.byCard, total + 16, { bold: true, size: 13 });
  write(money(amountCents), total + 16, { bold: true, size: 13, end: true });
  if (tax?.isReverse) write(said.reverse, total + 44, { color: quiet });
  else if (tax) {
    write(fill(said.tax, { percent: new Intl.NumberFormat(said.dates).format(tax.percent) }), total + 44, {
      color: quiet,
    });
    write(money(tax.cents), total + 44, { color: quiet, end: true });
  }
}

const markSize = 36;

/** The network's mark, as on the portal, in the colour of the text. */
function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(markSize / 32);
  pdf.roundedRect(0, 0, 32, 32, 8).fill(ink);
  pdf.path('M6.5 10.5 11 22l5-8.6L21 22l4.5-11.5').lineWidth(2.6).lineCap('round').lineJoin('round').stroke('#fff');
  pdf.circle(16, 8.7, 2.1).fill('#fff');
  pdf.restore();
}

const rule = (pdf: PDFKit.PDFDocument, y: number) =>
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .strokeColor('#d5dbe1')
    .stroke();
