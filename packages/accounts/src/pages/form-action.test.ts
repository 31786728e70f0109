import { expect, it } from 'vitest';
import { formActionOf } from './form-action.ts';

it('forms of our pages lead to the origin that a page names, and never to one whose host would end the directive', () => {
  expect(formActionOf('https://partner.example:8443')).toBe("'self' https://partner.example:8443");
  for (const origin of [undefined, 'https://a;sandbox.example', "https://a,script-src'unsafe-inline'.example"])
    expect(formActionOf(origin), origin).toBe("'self'");
});
