import { subjectsAr } from '@wbn/contract';
import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';
import { templates } from './templates.ts';
import { everyMail } from './testing/every-mail.ts';
import { mailTexts } from './texts/index.ts';

it('says a subject of the form in the language of the mail, and leaves words of the sender’s own', () => {
  const frame = {
    t: mailTexts('ar'),
    sites: { portal: 'https://portal.example', accounts: 'https://accounts.example' },
    day: String,
    writtenAt: new Date(0),
    number: String,
    country: String,
  };
  const facts = everyMail('Najd')['inquiry-received'] as Parameters<(typeof templates)['inquiry-received']>[0];
  const about = (subject: string) => templates['inquiry-received']({ ...facts, subject }, frame).facts?.[0]?.[1];
  expect(about('Price quotation')).toBe(quoted(subjectsAr.get('Price quotation')!));
  expect(about('constructor')).toBe(quoted('constructor'));
});
