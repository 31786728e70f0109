import { expect, it } from 'vitest';
import { asHtml, asText, type Drawing } from './render.ts';
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
  }
});

it('marks every line of a quotation in the plain text', () => {
  expect(asText(content, drawing())).toContain('> one\n> two');
});
