import type { Mails } from '@wbn/database';
import { tokenKeys } from '@wbn/http';
import { describe, expect, it } from 'vitest';
import { hostileTexts, longWord } from '../../../../tests/support/hostile-texts.ts';
import { compose } from './compose.ts';
import { templates } from './templates.ts';

/** Texts that attackers would like to see in our mails. Each contains the word `evil`. */
const hostile = [
  'Your account is locked: https://evil.example/login',
  'evil.example',
  'call +1 555 0100 200 evil',
  'write to help@evil.example now',
  '<b>evil</b>',
  '<a href="https://evil.example">evil</a>',
  '"><script>alert("evil")</script>',
  'evil\r\nBcc: victim@mail.example',
  'evil\u202eelpmaxe.live',
  'e\u200bvil evil。example',
  'evil．example ｅvil․example',
  `${'evil '.repeat(40)}`,
  '” evil “',
  'evil&amp;quot; &lt;i&gt;',
  'evil {role} {name} {number}',
  'hxxp://evil[.]example \\\\evil\\share',
];

/** Every mail, with a hostile text in each value that a user typed. */
const mails = (evil: string): { readonly [Name in keyof Mails]: object } => ({
  'verify-email': { firstName: evil, token: 'token' },
  'already-registered': {},
  'password-reset': { firstName: evil, token: 'token' },
  'login-code': { firstName: evil, code: 'ABCD-2345' },
  // A program sends any text as its name; the account site keeps only a label of its own.
  'new-device': { firstName: evil, device: null, network: '203.0.113.0/24', at: '2027-01-01T00:00:00.000Z' },
  'password-changed': { firstName: evil },
  'second-factor-changed': { firstName: evil, change: 'on' },
  'recovery-code-used': { firstName: evil, left: 9 },
  'second-factor-guessed': { firstName: evil },
  'sign-in-linked': { firstName: evil, businessName: evil },
  'email-change': { firstName: evil, token: 'token' },
  'email-change-asked': { firstName: evil },
  'email-changed': { firstName: evil, token: 'token' },
  'account-deleted': { firstName: evil },
  'business-invitation': { companyName: evil, inviter: evil, role: 'member', token: 'token' },
  'inquiry-received': {
    userID: 'u',
    requestID: 'r',
    businessID: 'b',
    subject: evil,
    name: evil,
    isVerified: false,
    sender: `${evil} in person`,
    company: `${evil} as a company`,
    country: 'CL',
    to: evil,
    product: evil,
    message: `Good day\n${evil}`,
  },
  'message-unread': { userID: 'u', requestID: 'r', businessID: 'b', to: evil, name: evil, isVerified: true, count: 2 },
  'daily-digest': {
    userID: 'u',
    items: [
      { kind: 'like', count: 2, business: null },
      { kind: 'follow', count: 1, business: evil },
    ],
  },
  'weekly-digest': {
    userID: 'u',
    news: [
      { kind: 'products', count: 1200, by: [evil, evil] },
      { kind: 'posts', count: 1, by: [evil] },
    ],
    businesses: [{ businessID: 'b', name: evil, unanswered: 2, figures: [{ name: 'views', now: 1200, before: 7 }] }],
  },
  'saved-search': {
    userID: 'u',
    searchID: 's',
    name: evil,
    path: '/search-result?business=PR&countries=global&search=valve',
    count: 1,
    items: [{ kind: 'product', name: evil }],
  },
  'verification-news': {
    firstName: evil,
    businessID: 'b',
    companyName: evil,
    outcome: 'more',
    scopes: ['identity'],
    expiresAt: null,
    note: `Good day\n${evil}`,
  },
  'second-factor-required': { firstName: evil, companyName: evil, dueAt: '2027-01-01T00:00:00.000Z' },
  'logins-ended': { firstName: evil, reason: evil },
  suspension: { firstName: evil, companyName: evil, isSuspended: true, reason: evil },
  receipt: {
    companyName: evil,
    businessID: 'b',
    tier: 'gold',
    number: 'WBN-1',
    amountCents: 100,
    currency: 'USD',
    paidUntil: '2027-01-01T00:00:00.000Z',
  },
});
const letterhead = {
  accent: '#0d6639',
  sites: { portal: 'https://portal.example', accounts: 'https://accounts.example' },
  from: 'WBN <no-reply@portal.example>',
  tokens: tokenKeys('a secret of thirty-two bytes or more'),
};
const write = (template: keyof Mails, data: object, locale: string) =>
  compose(
    {
      id: 1,
      toAddress: 'rana@mail.example',
      template,
      locale,
      data: data as Record<string, unknown>,
      createdAt: new Date(0),
    },
    letterhead,
  );
const heading = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
const tags = (html: string) => html.replaceAll(/>[^<]*</g, '><').replace(/<title>[\s\S]*?<\/title>/, '');

describe.each(Object.keys(templates) as (keyof Mails)[])('the mail %s', (template) => {
  it.each(['en', 'es', 'it', 'zh', 'ar'])('in %s holds texts of others as quoted data alone', (locale) => {
    const harmless = write(template, mails('Najd')[template], locale);
    for (const evil of hostile) {
      const mail = write(template, mails(evil)[template], locale);
      // User input must never appear in subject or heading.
      expect(mail.subject).toBe(harmless.subject);
      expect(heading(mail.html)).toBe(heading(harmless.html));
      for (const drawn of [mail.text, mail.html]) {
        expect(drawn).not.toMatch(/evil\S{0,3}[.。．․]\S|@evil|evil@|:\/\/evil|live\.|\+1|[\u202a-\u202e\u200b]/i);
      }
      // The tags equal those of the harmless mail: no input became a tag or an attribute.
      expect(tags(mail.html)).toBe(tags(harmless.html));
      // All other input is short and in quotation marks.
      for (const line of mail.text.split('\n').filter((one) => /evil/i.test(one))) {
        // A message keeps its lines, each marked as a quotation.
        expect(line).toMatch(/^(> |[^:：]+: “[^“”]{1,80}”$)/);
      }
    }
  });

  it('is the same mail around each text of the corpus: no tag, no header and no link is added', () => {
    const harmless = write(template, mails('Najd')[template], 'en');
    const links = (html: string) => html.match(/(?:href|src)="[^"]*"/g);
    // No field takes a text without a visible character.
    for (const text of [...hostileTexts, longWord].filter((one) => /[^\s\p{Cc}\p{DI}]/u.test(one))) {
      const mail = write(template, mails(text)[template], 'en');
      expect(mail.subject, text).toBe(harmless.subject);
      expect(tags(mail.html), text).toBe(tags(harmless.html));
      expect(links(mail.html), text).toEqual(links(harmless.html));
      expect(Object.keys(mail), text).toEqual(Object.keys(harmless));
      expect(`${mail.text}${mail.html}`, text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
  });

  it('escapes what stands in its subject', () => {
    const mail = write(template, mails('Najd')[template], 'en');
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  });
});

it('a subject with mark-up is escaped in title and heading', () => {
  const mail = write('receipt', { ...mails('Najd').receipt, number: '<i>&1' }, 'en');
  expect(mail.html).toContain('<title>Receipt &lt;i&gt;&amp;1</title>');
  expect(heading(mail.html)).toBe('Receipt &lt;i&gt;&amp;1');
  expect(mail.html).not.toContain('<i>');
});

it('a greeting has a name only where it is one', () => {
  const hello = (firstName: string) => write('password-changed', { firstName }, 'en').text.split('\n')[0];
  for (const name of ['Ana', 'José María', "O'Neill", '王伟', 'محمد', 'Jean-Luc'])
    expect(hello(name)).toBe(`Hello ${name},`);
  for (const name of ['A. B', 'win 5000', 'one two three four five', 'x'.repeat(60), ''])
    expect(hello(name)).toBe('Hello,');
});
