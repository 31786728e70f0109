import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { secureUrl, websiteUrl } from './primitives.ts';

/** Addresses that people write into profiles, posts and products. Each line tests another trick: schemes, shapes, users, hosts, ports. */

const takes = (url: string) => z.safeParse(websiteUrl, url).success || z.safeParse(secureUrl, url).success;
const lines = (text: string) => text.split('\n').filter(Boolean);
const listed = lines(readFileSync(path.join(import.meta.dirname, 'hostile-addresses.txt'), 'utf8'));

/** Invisible characters before, within and after the address. */
const unseen = ['\t', '\n', '\r', '\f', '\v', ' ', '\0', '\u0001', '\u001b', '\u001f', '\u007f', '\u0085', '\u009f']
  .concat([
    '\u00a0',
    '\u00ad',
    '\u061c',
    '\u1680',
    '\u180e',
    '\u2000',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
  ])
  .concat([
    '\u2028',
    '\u2029',
    '\u202a',
    '\u202e',
    '\u202f',
    '\u205f',
    '\u2060',
    '\u2066',
    '\u2069',
    '\u3000',
    '\ufeff',
  ])
  .concat(['\u{e0001}', '\u{e0041}', '\ud800', '\udc00']);
const hidden = unseen.flatMap((one) => [
  ...[`${one}https://a.example`, `https://a.example${one}`, `https://a.example/${one}x`, `https://a.ex${one}ample`],
  ...[`ht${one}tps://a.example`, `https:${one}//a.example`, `java${one}script:alert(1)`, `javascript${one}:alert(1)`],
]);

describe('an address of the web (T3)', () => {
  it('has at least 250 hostile ones written by hand, and 300 with an unseen character', () => {
    expect(new Set(listed).size).toBeGreaterThanOrEqual(250);
    expect(new Set(hidden).size).toBeGreaterThanOrEqual(300);
  });

  it('is outside the list', () => {
    expect([...listed, ...hidden, `https://a.example/${'x'.repeat(2048)}`, ''].filter(takes)).toEqual([]);
  });

  it('is what companies have', () => {
    const good = lines(`
https://a.example
HTTPS://A.Example/
https://www.a.example/path/to?x=1&y=a%20b#part
https://a.example:8443/x
https://a-b.c_d.example
https://münchen.example
https://пример.example/путь
https://例子.example/产品?名=值
https://مثال.example/منتج
https://xn--mnchen-3ya.example
https://a.example/@company
https://a.example/a:b;c,d=e
https://a.example//x/../y
https://a.example?next=https://b.example
https://1a.example2
https://3m.example`);
    expect(good.filter((url) => !takes(url))).toEqual([]);
    expect(['http://a.example', 'https://a.example'].map((url) => z.safeParse(secureUrl, url).success)).toEqual([
      false,
      true,
    ]);
  });

  it('leads to the same place from every page, and stays the same when written again (1,000 made by chance)', () => {
    const pieces = [
      'https',
      'http',
      ':',
      '/',
      '\\',
      '//',
      '@',
      '.',
      '..',
      '#',
      '?',
      '%2e',
      'a.example',
      'b.example',
      'x',
    ];
    const made = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => `https://a.example/${parts.join('')}`),
      fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => `https://${parts.join('')}`),
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `https://a.example${text}`),
    );
    let taken = 0;
    const holds = (url: string) => {
      if (!takes(url)) return true;
      taken += 1;
      const { href, origin, username, password } = new URL(url);
      const pages = ['https://portal.example/x/', 'http://portal.example/'];
      const isSame = [href, ...pages].every((page) => new URL(url, page).href === href);
      return isSame && new URL(href).origin === origin && `${username}${password}` === '' && /^https?:\/\//.test(href);
    };
    // A fixed seed: a failing test must fail again.
    fc.assert(fc.property(made, holds), { numRuns: 1_000, seed: 3 });
    expect(taken).toBeGreaterThan(200);
  });
});
