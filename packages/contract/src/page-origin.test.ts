import { describe, expect, it } from 'vitest';
import { isPageOrigin, isPlainHost } from './page-origin.ts';

/** Signs that `URL` keeps in a host. */
const odd = [
  'a;sandbox',
  'a,b',
  "a'none'",
  'a"b',
  'a(b',
  'a*b',
  '*',
  'a&b',
  'a=b',
  'a+b',
  'a!b',
  'a$b',
  'a{b',
  'a`b',
  'a~b',
];

describe('the host of an origin', () => {
  it.each(odd)('that has %j is not plain, although URL reads it, and its origin is refused', (host) => {
    const { hostname, origin } = new URL(`https://${host}.example`);
    expect([isPlainHost(hostname), isPageOrigin(origin)]).toEqual([false, false]);
  });

  it.each(['', 'a b', 'a\tb', 'a\nb', 'a/b', 'a:1', '[a;b]', '[::1', '::1]', 'münchen.example'])(
    'is not %j',
    (host) => {
      expect(isPlainHost(host)).toBe(false);
    },
  );

  it.each([
    'partner.example',
    'xn--mnchen-3ya.example',
    'my_shop.example',
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[2001:db8::1]',
  ])('may be %s', (host) => {
    const { hostname, origin } = new URL(`https://${host}`);
    expect([isPlainHost(hostname), isPageOrigin(origin)]).toEqual([true, true]);
  });
});
