import { expect, it } from 'vitest';
import { allowsOrigin } from './allows-origin.ts';

it('a key serves the origins that it lists, and none whose host would end a directive of a policy, also where it was stored', () => {
  const odd = 'https://a;sandbox.partner.example';
  const key = { origins: ['https://partner.example', odd, 'null'], anyLoopbackPort: true };
  const served = ['https://partner.example', 'http://localhost:5173', 'http://shop.localhost', 'http://[::1]:80'];
  for (const origin of served) expect(allowsOrigin(key, origin), origin).toBe(true);
  for (const origin of [odd, 'http://a;b.localhost', 'http://a,b.localhost', "http://a'b.localhost", 'null'])
    expect(allowsOrigin(key, origin), origin).toBe(false);
});
