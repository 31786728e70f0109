import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isEmail, normalEmail } from './email-address.ts';
import { email } from './primitives.ts';

const own = 'owner.paxo@demo.example';
const [local = '', domain = ''] = own.split('@');

/** Characters that look like a Latin letter: Cyrillic, Greek, Armenian, full width, mathematical, small capitals and similar. */
const alike: Record<string, string> = {
  a: 'аαａ𝐚𝑎ᴀɑạăⓐ',
  d: 'ԁꓒｄ𝐝ᑯḍⓓ',
  e: 'еҽｅ𝐞ε℮ēẹⓔ',
  l: 'ӏⅼｌ𝐥ӀІǀḷ',
  m: 'ｍ𝐦мᴍṃⓜ',
  n: 'ոпｎ𝐧ռηṇⓝ',
  o: 'оοｏ𝐨օºσ๐໐ọⓞ',
  p: 'рρｐ𝐩ϱṗⓟ',
  r: 'гｒ𝐫ʀṛᴦⓡ',
  w: 'ѡաｗ𝐰ԝωẇⓦ',
  x: 'хχｘ𝐱×ẋⓧ',
};
/** Characters that are invisible or change the text direction. */
const unseen = [
  0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b,
  0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2069, 0x206a, 0x206f, 0x3164, 0xfe00,
  0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0x1d173, 0xe0001, 0xe0061, 0xe0100,
].map((code) => String.fromCodePoint(code));

function* lookAlikes(): Generator<string> {
  for (const [letter, others] of Object.entries(alike)) {
    for (const other of others) {
      if (local.includes(letter)) yield `${local.replace(letter, other)}@${domain}`;
      if (domain.includes(letter)) yield `${local}@${domain.replace(letter, other)}`;
    }
  }
  for (const mark of unseen) {
    yield `${local.slice(0, 2)}${mark}${local.slice(2)}@${domain}`;
    yield `${mark}${own}`;
    yield `${own}${mark}`;
    yield `${local}@${domain.slice(0, 2)}${mark}${domain.slice(2)}`;
  }
  for (const blank of [' ', '\t', '\r\n', '\u00a0', '\u2003', '\u3000']) yield `${local}${blank}@${domain}`;
  yield* [
    `a<${own}`,
    `"${local}"@${domain}`,
    `${own},x@evil.example`,
    `x@evil.example;${own}`,
    `${local}(x)@${domain}`,
  ];
  yield* [
    `<${own}>`,
    `mailto:${own}`,
    `${local}@${domain}.`,
    `${local}.@${domain}`,
    `.${own}`,
    `${local}..x@${domain}`,
  ];
  yield* [
    `${local}＠${domain}`,
    `${local}﹫${domain}`,
    `${local}@demo。example`,
    `${local}@demo．example`,
    `${local}@demo｡example`,
  ];
  yield* [
    `${local}@[127.0.0.1]`,
    `${local}@127.0.0.1`,
    `${local}@0x7f.1`,
    `${local}@localhost`,
    `${local}@demo.example:25`,
  ];
  yield* [
    `${local}@demo.example/x`,
    `${local}@%64emo.example`,
    `${local}@-demo.example`,
    `${local}@demo-.example`,
    '@',
    'a@',
    '@a.b',
  ];
}

describe('an address that looks like another', () => {
  const all = [...new Set(lookAlikes())].filter((one) => one !== own);
  it('stands in a table of more than 200', () => expect(all.length).toBeGreaterThan(200));

  it.each(all)('%j is refused, or is a domain of its own in plain ASCII', (address) => {
    if (!isEmail(address)) return;
    // An accepted address is another mailbox, and every reader sees that.
    expect(normalEmail(address)).toMatch(/^[!-~]+@[a-z0-9.-]*xn--[a-z0-9.-]+$/);
    expect(address.startsWith(`${local}@`)).toBe(true);
  });

  it('of the 200 none is drawn as the address itself', () => {
    const drawn = all.filter((one) => isEmail(one) && normalEmail(one).toLowerCase() === own);
    expect(drawn).toEqual([]);
  });
});

describe('an ordinary address', () => {
  it.each([
    ['ana@people.example', 'ana@people.example'],
    ["o'neill+news_1@mail.co.example", "o'neill+news_1@mail.co.example"],
    ['Ana@PEOPLE.Example', 'Ana@people.example'],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['info@шина.example', 'info@xn--80app6b.example'],
    ['info@شبكة.example', 'info@xn--ngbc5azd.example'],
    ['info@XN--BCHER-KVA.example', 'info@xn--bcher-kva.example'],
  ])('%s is taken and kept as %s', (given, kept) => {
    expect(z.parse(email, given)).toBe(kept);
    expect(normalEmail(kept)).toBe(kept);
  });
});

it('any text has one normal form', () => {
  for (const text of ['', 'x', '@', 'a@b@c', 'é@\u200bx', 'a@//x', `a@${'x'.repeat(500)}`, 'İSMAİL@FİRMA.EXAMPLE']) {
    expect(normalEmail(normalEmail(text))).toBe(normalEmail(text));
  }
});
