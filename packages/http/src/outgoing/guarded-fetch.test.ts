import type dns from 'node:dns';
import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';

const open: http.Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
async function listen(answer: RequestListener): Promise<string> {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** A resolver by which each name leads to these addresses. */
const leadsTo = (...addresses: string[]) =>
  ((_name: string, _options: object, done: (error: null, found: dns.LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof dns.lookup;
const ask = { method: 'GET', headers: {} };

const internal = [
  ...['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...[
    '255.255.255.255',
    '192.0.0.1',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:10.0.0.1',
  ],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:0:a00:1::', 'ff02::1'],
];

describe('a request to an address that somebody entered', () => {
  it.each(internal)('does not reach %s, by number or by a name that leads there', async (address) => {
    const literal = address.includes(':') ? `[${address}]` : address;
    const fetch = guardedFetch({ allowsLoopback: false, lookup: leadsTo(address) });
    await expect(fetch(`https://${literal}/`, ask)).rejects.toThrow('not a public address');
    await expect(fetch('https://login.company.example/', ask)).rejects.toThrow('not a public address');
    // One internal address among public ones is enough: the system could choose it.
    const mixed = guardedFetch({ allowsLoopback: false, lookup: leadsTo('93.184.215.14', address) });
    await expect(mixed('https://login.company.example/', ask)).rejects.toThrow('not a public address');
  });

  it('reads numbers in all forms that browsers do', async () => {
    const fetch = guardedFetch({ allowsLoopback: false });
    for (const host of ['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::ffff:7f00:1]']) {
      await expect(fetch(`https://${host}/`, ask), host).rejects.toThrow('not a public address');
    }
  });

  it('takes http on loopback in development only, and no other protocol', async () => {
    const address = await listen((_request, response) => response.end('{}'));
    const development = guardedFetch({ allowsLoopback: true });
    expect(await (await development(address, ask)).text()).toBe('{}');
    await expect(guardedFetch({ allowsLoopback: false })(address, ask)).rejects.toThrow('not https');
    await expect(development('http://10.0.0.1/', ask)).rejects.toThrow('not a public address');
    await expect(development('file:///etc/passwd', ask)).rejects.toThrow('not https');
    const outside = guardedFetch({ allowsLoopback: true, lookup: leadsTo('93.184.215.14') });
    await expect(outside('http://login.company.example/', ask)).rejects.toThrow('not a public address');
  });

  it('follows no redirect', async () => {
    let asked = 0;
    const target = await listen((_request, response) => {
      asked += 1;
      response.end();
    });
    const address = await listen((_request, response) => response.writeHead(302, { location: target }).end());
    expect((await guardedFetch({ allowsLoopback: true })(address, ask)).status).toBe(302);
    expect(asked).toBe(0);
  });

  it('ends with an answer that is too large, also when its length is not announced', async () => {
    const address = await listen((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    });
    await expect(guardedFetch({ allowsLoopback: true })(address, ask)).rejects.toThrow('too large');
  });

  it.each([
    ['never comes', () => undefined],
    ['stops in the middle', (_request: unknown, response: http.ServerResponse) => response.write('{')],
  ] as const)('ends when an answer %s', async (_how, answer) => {
    const address = await listen(answer as RequestListener);
    await expect(guardedFetch({ allowsLoopback: true, timeout: 50 })(address, ask)).rejects.toThrow(/abort/i);
    const patient = guardedFetch({ allowsLoopback: true, timeout: 600_000 });
    await expect(patient(address, { ...ask, silence: 50 })).rejects.toThrow('no byte for too long');
  });
});
