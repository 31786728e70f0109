import type { MailName } from '@wbn/database';
import { tokenKeys } from '@wbn/http';
import { expect, it } from 'vitest';
import { compose } from './compose.ts';
import { templates } from './templates.ts';
import { everyMail } from './testing/every-mail.ts';

const sites = { portal: 'https://portal.example', accounts: 'https://accounts.example' };
const letterhead = {
  accent: '#0d6639',
  sites,
  from: 'WBN <no-reply@portal.example>',
  tokens: tokenKeys('a secret of thirty-two bytes or more'),
};
const mail = (template: MailName, locale: string | null, data: object = everyMail('Najd')[template]) =>
  compose(
    {
      id: 1,
      toAddress: 'rana@mail.example',
      template,
      locale,
      data: data as Record<string, unknown>,
      createdAt: new Date('2026-11-30T06:00:00Z'),
    },
    letterhead,
  );
/** The buttons and lists of links; the mark leads home, and the foot ends mails. */
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"/g)]
    .map(([, address]) => new URL(address!.replaceAll('&amp;', '&')))
    .filter(({ pathname }) => pathname !== '/' && pathname !== '/unsubscribe');

it.each(Object.keys(templates) as MailName[])(
  'the links of the mail %s open in the language of the mail',
  (template) => {
    for (const link of links(mail(template, 'ar').html)) expect(link.searchParams.get('lang'), link.href).toBe('ar');
    // The language of a reader who has chosen none is that of the browser.
    for (const link of links(mail(template, null).html)) expect(link.searchParams.has('lang'), link.href).toBe(false);
  },
);

it('a link keeps its parameters beside the language', () => {
  const [link] = links(mail('password-reset', 'es', { firstName: 'Ana', token: 'a+b/c=' }).html);
  expect(link?.searchParams.get('token')).toBe('a+b/c=');
  expect(link?.pathname).toBe('/reset-password');
});

it('a digest says its day, and leads to each inbox with new inquiries', () => {
  const items = [
    { kind: 'like', count: 2, business: null, businessID: null },
    { kind: 'inquiry', count: 1, business: 'Najd Valves', businessID: 'b-1' },
    { kind: 'follow', count: 1, business: 'Najd Valves', businessID: 'b-1' },
    { kind: 'inquiry', count: 3, business: 'Taibah Pumps', businessID: 'b-2' },
  ];
  const digest = mail('daily-digest', 'en', { userID: 'u', items });
  expect(digest.text).toContain('November 30, 2026');
  expect(links(digest.html).map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/notifications', '/business/b-1/requests', '/business/b-2/requests']),
  );
  const withoutInquiries = mail('daily-digest', 'en', { userID: 'u', items: items.slice(0, 1) });
  expect(withoutInquiries.html).not.toContain('/requests');
  expect(mail('weekly-digest', 'en').text).toContain('November 29, 2026');
});
