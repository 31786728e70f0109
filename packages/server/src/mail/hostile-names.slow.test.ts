import type { Mails } from '@wbn/database';
import { tokenKeys } from '@wbn/http';
import { describe, expect, it } from 'vitest';
import { hostileTexts, longWord } from '../../../../tests/support/hostile-texts.ts';
import { compose } from './compose.ts';
import { quoted } from './quoted.ts';
import { templates } from './templates.ts';
import { everyMail as mails } from './testing/every-mail.ts';
import { hostileEndings, hostileHosts } from './testing/hostile-hosts.ts';

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

  it('shows no host of a name, in whatever letters, signs and dots', () => {
    expect(hostileHosts.length).toBeGreaterThan(200);
    for (const host of hostileHosts) {
      const mail = write(template, mails(`WBN Support ${host}`)[template], 'en');
      const shown = `${mail.subject}\n${mail.text}\n${mail.html}`.normalize('NFKC');
      expect(
        hostileEndings.filter((ending) => shown.includes(ending)),
        host,
      ).toEqual([]);
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
});

it('a subject with mark-up is escaped in title and heading', () => {
  const mail = write('receipt', { ...mails('Najd').receipt, number: '<i>&1' }, 'en');
  expect(mail.html).toContain('<title>Receipt &lt;i&gt;&amp;1</title>');
  expect(heading(mail.html)).toBe('Receipt &lt;i&gt;&amp;1');
  expect(mail.html).not.toContain('<i>');
});

it('a name without an address is quoted as it is, also with abbreviations', () => {
  const names = [
    'Acme Corp.',
    'शर्मा एंड संस लिमिटेड',
    'Pumps… and valves',
    'Well...done Ltd',
    'AT&T',
    'Dr. Ana (Ltd.)',
    'Co., Ltd.',
    'C++ & more',
  ];
  for (const name of names)
    expect(write('receipt', { ...mails('Najd').receipt, companyName: name }, 'en').text).toContain(
      `“${name.normalize('NFKC')}”`,
    );
});

/** Signs that no name has between two of its letters. */
const unusual = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0x7f && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Po}\p{Nd}]/u.test(sign) && sign !== '、')
  // The others become several signs, or those of ASCII.
  .filter((sign) => sign.normalize('NFKC') === sign);

it('no sign or digit of another script stands as a dot between two words', () => {
  expect(unusual.length).toBeGreaterThan(1_000);
  const signs = [...unusual, ...'ˑˈـꓸꞏ⦁▪•'];
  expect(signs.filter((sign) => !quoted(`evil${sign}com`).includes('[…]'))).toEqual([]);
  for (const name of ['Coʼop', 'Oʻzbekiston', 'タワーCo', 'A、B', '५kg', 'Müller–Meier', 'Acme®'])
    expect(quoted(name)).toBe(`“${name}”`);
});

it('a greeting has a name only where it is one', () => {
  const hello = (firstName: string) => write('password-changed', { firstName }, 'en').text.split('\n')[0];
  for (const name of ['Ana', 'José María', "O'Neill", '王伟', 'محمد', 'Jean-Luc'])
    expect(hello(name)).toBe(`Hello ${name},`);
  for (const name of ['A. B', 'win 5000', 'one two three four five', 'x'.repeat(60), ''])
    expect(hello(name)).toBe('Hello,');
});
