import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linksIn } from './links-in.ts';

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://a.example/x?y=1#z.', 'https://a.example/x?y=1#z'],
  ['(www.a.example)', 'https://www.a.example'],
  ['https://a.example/w_(pump), new', 'https://a.example/w_(pump)'],
  ['网址https://a.example/你好', 'https://a.example/'],
  ['网址：https://a.example/p，欢迎', 'https://a.example/p'],
  ['HTTP://A.EXAMPLE!', 'HTTP://A.EXAMPLE'],
  ['mailwww.a.example', undefined],
  ['https://bank.example@other.example/', undefined],
  ['javascript:alert(1) ftp://a.example https://localhost http://', undefined],
  ['data:text/html,https', undefined],
])('of %s, the address is a link', (text, href) => {
  expect(hrefs(text)).toEqual(href ? [href] : []);
});

it('every text stays whole, and a link goes where its text says', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('https://', 'www.', 'a.example', ')', '(', '.', ' ', '@', '/', '\n'),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('');
      const pieces = linksIn(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { href, text: shown } of pieces) {
        if (href) expect([shown, `https://${shown}`]).toContain(href);
        if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }
    }),
    { numRuns: 2000 },
  );
});
