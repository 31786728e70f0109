import { expect, it } from 'vitest';
import { asHtml, asText, type Drawing } from './render.ts';
import { templates } from './templates.ts';
import { everyMail } from './testing/every-mail.ts';
import { mailTexts } from './texts/index.ts';

const content = { subject: 'News', paragraphs: ['Hello'], quote: 'one\ntwo' };
const drawing = (more: Partial<Drawing> = {}): Drawing => ({
  locale: 'en',
  t: mailTexts(more.locale ?? 'en'),
  portal: 'https://portal.example',
  accent: '#005a9c',
  unsubscribeUrl: undefined,
  ...more,
});

it('offers to unsubscribe where there is a way to, and nowhere else', () => {
  const link = 'https://portal.example/unsubscribe?token=1';
  const { unsubscribe } = mailTexts('en');
  for (const write of [asText, asHtml]) {
    expect(write(content, drawing())).not.toContain(unsubscribe);
    expect(write(content, drawing({ unsubscribeUrl: link }))).toContain(unsubscribe);
    expect(write(content, drawing({ unsubscribeUrl: link }))).toContain(link);
  }
});

it('writes Arabic from the right, with the text at the right edge, and the other languages from the left', () => {
  const arabic = asHtml(content, drawing({ locale: 'ar' }));
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('text-align:right');
  expect(arabic).not.toContain('text-align:left');
  expect(arabic).toContain('line-height:1.75');
  for (const locale of ['en', 'es', 'it', 'zh'] as const) {
    const html = asHtml(content, drawing({ locale }));
    expect(html).toContain(`<html lang="${locale}" dir="ltr">`);
    expect(html).not.toContain('text-align:right');
    expect(html).toContain('line-height:1.5;');
    expect(html).not.toContain('line-height:1.75');
  }
});

it('marks every line of a quotation in the plain text', () => {
  expect(asText(content, drawing())).toContain('> one\n> two');
});

const action = { label: 'Answer', url: 'https://portal.example/a?b=1&c="2"' };
const full = {
  ...content,
  facts: [
    ['From', 'Lina <b>'],
    ['About', 'A & B'],
  ] as const,
  action,
  note: 'Valid for a day.',
};

it('writes all parts of a mail as text, in their order, and nothing for parts that are not there', () => {
  const foot = `--\nWBN – ${mailTexts('en').tagline}\nhttps://portal.example`;
  expect(asText(full, drawing())).toBe(
    `Hello\n\nFrom: Lina <b>\nAbout: A & B\n\n> one\n> two\n\nAnswer:\n${action.url}\n\nValid for a day.\n\n${foot}`,
  );
  expect(asText({ subject: 'News', paragraphs: ['Hello', 'Bye'] }, drawing())).toBe(`Hello\n\nBye\n\n${foot}`);
});

it('escapes every part of a mail in HTML', () => {
  const evil = '"><script>&';
  const hostile = { subject: evil, paragraphs: [evil], facts: [[evil, evil]], quote: evil, note: evil } as const;
  const written = asHtml(
    { ...hostile, action: { label: evil, url: evil } },
    drawing({ portal: evil, unsubscribeUrl: evil }),
  );
  expect(written).not.toContain('<script');
  expect(written.split('&quot;&gt;&lt;script&gt;&amp;')).toHaveLength(14);
});

it('leaves out the table, the quotation, the button and the note of a mail that has none', () => {
  const bare = asHtml({ subject: 'News', paragraphs: ['Hello'] }, drawing());
  const whole = asHtml(full, drawing());
  for (const part of [
    '<bdi>',
    '<blockquote',
    'display:inline-block;padding',
    'Valid for a day',
    'word-break:break-all',
  ]) {
    expect(whole).toContain(part);
    expect(bare).not.toContain(part);
  }
  expect(bare).not.toMatch(/false|undefined/);
});

it('a receipt leads on to boosts, and to the verification of a business that has none', () => {
  const frame = {
    t: mailTexts('en'),
    sites: { portal: 'https://portal.example', accounts: 'https://accounts.example' },
    day: String,
    writtenAt: new Date(0),
    number: String,
    country: String,
  };
  const facts = everyMail('Najd').receipt as Parameters<(typeof templates)['receipt']>[0];
  for (const isVerified of [false, true]) {
    const mail = templates.receipt({ ...facts, businessID: 'b-1', isVerified }, frame);
    for (const write of [asText, asHtml]) {
      const said = write(mail, drawing());
      expect(said).toContain('Use a boost');
      expect(said).toContain('https://portal.example/business/b-1/boosts');
      expect(said.includes('https://portal.example/business/b-1/verification')).toBe(!isVerified);
    }
  }
});

it('a receipt says the tax in the price, or that a buyer abroad owes it', () => {
  const t = mailTexts('en');
  const sites = { portal: 'https://portal.example', accounts: 'https://accounts.example' };
  const frame = { t, sites, day: String, writtenAt: new Date(0), number: String, country: String };
  const facts = everyMail('Najd').receipt as Parameters<(typeof templates)['receipt']>[0];
  const said = (tax?: Parameters<(typeof templates)['receipt']>[0]['tax']) =>
    asText(templates.receipt({ ...facts, amountCents: 115_000, tax }, frame), drawing());
  expect(said({ percent: 15, cents: 15_000, isReverse: false })).toContain('15%: USD 150.00');
  expect(said({ percent: 0, cents: 0, isReverse: true })).toContain(t.receipt.reverse);
  expect(said()).not.toContain(t.receipt.tax);
});
