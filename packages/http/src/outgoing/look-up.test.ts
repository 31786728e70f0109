import { createSocket, type Socket } from 'node:dgram';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
const addressOf = { 1: [192, 0, 2, 7], 28: [0x20, 1, 0xd, 0xb8, ...Array<number>(11).fill(0), 7] };

/** A DNS server on this machine. It answers questions of these types (1: IPv4, 28: IPv6) with one address, and others with none; without a list it is silent. */
async function dnsServer(types?: readonly (keyof typeof addressOf)[]) {
  const asked: number[] = [];
  const socket = createSocket('udp4');
  open.push(socket);
  socket.on('message', (question, { address, port }) => {
    const end = question.indexOf(0, 12) + 5;
    const kind = question.readUInt16BE(end - 4) as keyof typeof addressOf;
    asked.push(kind);
    if (!types) return;
    const data = types.includes(kind) ? addressOf[kind] : undefined;
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(data ? 1 : 0, 6);
    header.writeUInt16BE(0, 10);
    const record = data ? [0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, data.length, ...data] : [];
    socket.send(Buffer.concat([header, question.subarray(12, end), Buffer.from(record)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { asked, servers: [`127.0.0.1:${socket.address().port}`] };
}

describe('a look-up of a name', () => {
  it('has the addresses of both families', async () => {
    const { servers } = await dnsServer([1, 28]);
    expect(await lookUp('shop.example', { servers, signal: new AbortController().signal })).toEqual([
      { address: '192.0.2.7', family: 4 },
      { address: '2001:db8::7', family: 6 },
    ]);
  });

  it('has those of one family where the other has none, and fails where neither has', async () => {
    const { servers } = await dnsServer([28]);
    const { signal } = new AbortController();
    expect(await lookUp('shop.example', { servers, signal })).toEqual([{ address: '2001:db8::7', family: 6 }]);
    const empty = await dnsServer([]);
    await expect(lookUp('shop.example', { servers: empty.servers, signal })).rejects.toThrow('ENODATA');
  });

  it('ends with its request, and many that wait for a silent server keep nobody else waiting', async () => {
    const { asked, servers } = await dnsServer();
    const request = new AbortController();
    const waiting = Array.from({ length: 40 }, (_, at) => lookUp(`${at}.example`, { servers, signal: request.signal }));
    const ends = Promise.allSettled(waiting);
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(40);
    // In a thread of Node, as the look-ups of the database.
    expect((await dns.lookup('localhost')).address).toMatch(/^(127\.0\.0\.1|::1)$/);
    request.abort();
    expect(new Set((await ends).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
});
