import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const from = (peer: string, forwarded?: string) =>
  ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;
const isProxy = (address: string) => address.startsWith('10.');

describe('the address that a visitor is counted by', () => {
  it('is the peer where no proxy of ours stands, whatever the request says', () => {
    expect(visitorAddress(from('203.0.113.5', '198.51.100.1'))).toBe('203.0.113.5');
    expect(visitorAddress(from('203.0.113.5', '198.51.100.1'), isProxy)).toBe('203.0.113.5');
  });

  it('is what the nearest proxies say, and nothing that the visitor wrote before them', () => {
    expect(visitorAddress(from('10.0.0.1', '203.0.113.5'), isProxy)).toBe('203.0.113.5');
    expect(visitorAddress(from('10.0.0.1', '198.51.100.1, 203.0.113.5, 10.0.0.2'), isProxy)).toBe('203.0.113.5');
  });

  it('is the proxy itself where it says nothing, or no address', () => {
    expect(visitorAddress(from('10.0.0.1'), isProxy)).toBe('10.0.0.1');
    for (const said of ['', 'unknown', '_hidden', '198.51.100.1, unknown'])
      expect(visitorAddress(from('10.0.0.1', said), isProxy), said).toBe('10.0.0.1');
    expect(visitorAddress(from('10.0.0.1', 'unknown, 10.0.0.2'), isProxy)).toBe('10.0.0.2');
  });

  it.each([
    '2130706433',
    '0x7f000001',
    '127.1',
    'user@203.0.113.5',
    '203.0.113.5/24',
    '203.0.113.5#x',
    '203.0.113.5:http',
  ])('is the proxy itself where it says %s, which only a parser of addresses of pages takes for an address', (said) =>
    expect(visitorAddress(from('10.0.0.1', said), isProxy)).toBe('10.0.0.1'),
  );

  it.each(['fe80::1%eth0', '[fe80::1%eth0]:80', '[203.0.113.5]', '[2001:db8::1]x', '[2001:db8::1', ' ', ','])(
    'is the proxy itself where it says %j',
    (said) => expect(visitorAddress(from('10.0.0.1', said), isProxy)).toBe('10.0.0.1'),
  );

  it('keeps the port that a gateway names', () => {
    expect(visitorAddress(from('10.0.0.1', '203.0.113.5:4711'), isProxy)).toBe('203.0.113.5:4711');
    expect(visitorAddress(from('10.0.0.1', '[2001:db8::1]:4711'), isProxy)).toBe('[2001:db8::1]:4711');
  });
});
