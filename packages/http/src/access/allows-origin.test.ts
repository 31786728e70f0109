import { expect, it } from 'vitest';
import { allowsOrigin } from './allows-origin.ts';

it('a key serves the origins that it lists, and none whose host would end a directive of a policy, also where it was stored', () => {
  const odd = 'https://a;sandbox.partner.example';
  const key = { origins: ['https://partner.example', odd, 'null'], anyLoopbackPort: true };
  const served = ['https://partner.example', 'http://localhost:5173', 'http://shop.localhost', 'http://[::1]:81'];
  for (const origin of served) expect(allowsOrigin(key, origin), origin).toBe(true);
  for (const origin of [odd, 'http://a;b.localhost', 'http://a,b.localhost', "http://a'b.localhost", 'null'])
    expect(allowsOrigin(key, origin), origin).toBe(false);
});

it('a key of a demonstration serves loopback origins of http and https alone, as browsers write them', () => {
  const key = { origins: [], anyLoopbackPort: true };
  for (const origin of ['http://localhost:5173', 'https://127.0.0.1', 'https://shop.localhost:8443'])
    expect(allowsOrigin(key, origin), origin).toBe(true);
  const schemes = ['javascript://localhost', 'chrome-extension://localhost', 'ftp://localhost', 'ws://localhost:5173'];
  const parts = ['http://a@localhost:5173', 'http://localhost:5173/', 'http://localhost/a', 'http://localhost?a'];
  for (const origin of [...schemes, ...parts, 'HTTP://LOCALHOST:5173', 'http://localhost:80'])
    expect(allowsOrigin(key, origin), origin).toBe(false);
});
