import { expect, it } from 'vitest';
import { money } from './price-range.ts';

it.each(['ar', 'ar-SA', 'ar-u-nu-latn'])(
  'no sign of a currency that begins with Latin letters is torn apart in %s',
  (locale) => {
    const signs = Intl.supportedValuesOf('currency').flatMap((currency) => [
      money('10', currency, locale),
      money('10', currency, locale, '8'),
    ]);
    // Behind a Latin letter, a character without a direction of its own is drawn before it, unless a mark follows.
    expect(signs.filter((sign) => /[A-Z][^\p{L}\p{M}\d\s\u200e\u200f]$/u.test(sign))).toEqual([]);
    expect(signs.filter((sign) => sign.endsWith('$\u200e')).length).toBeGreaterThan(1);
  },
);

it.each(['en', 'es', 'it', 'zh'])('an amount in %s holds no marks of direction', (locale) => {
  for (const currency of Intl.supportedValuesOf('currency'))
    expect(money('10', currency, locale)).not.toMatch(/[\u200e\u200f]/);
});
