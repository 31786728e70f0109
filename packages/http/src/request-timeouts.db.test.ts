import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from './calls/answer.ts';
import { createApp } from './create-app.ts';
import { requestTimeouts } from './request-timeouts.ts';
import { testOptions } from './testing/index.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await startTemporaryDatabase();
}, 60_000);
afterAll(() => database?.stop());

it('cuts 500 connections that drip their requests, and answers the honest ones beside them', async () => {
  // Long limits: the test itself ends their time.
  const patient = { headersTimeout: 300_000, requestTimeout: 300_000, connectionsCheckingInterval: 100 };
  const app = createApp(
    testOptions(database.db, { limits: 'off', requestTimeouts: { ...requestTimeouts, ...patient } }),
  );
  answer(app, 'listGenders', async () => []);
  answer(app, 'searchUsers', async () => ({ profiles: [], totalResults: 0, totalIsExact: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const head = 'POST /user/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  // More than the limit of running calls: requests that are still being sent must not count.
  const halves = Array.from({ length: 500 }, (_, n) => (n < 50 ? head : `${head}Content-Length: 40\r\n\r\n{"text`));
  const slow = await Promise.all(halves.map((half) => drip(port, half)));
  const open = () => new Promise((told) => app.server.getConnections((_, count) => told(count)));
  await expect.poll(open, { timeout: 20_000 }).toBe(500);

  const honest = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const body = n % 2 ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' } : {};
      const path = n % 2 ? 'user/search' : 'ref-data/gender';
      return (await fetch(`http://127.0.0.1:${port}/${path}`, body)).status;
    }),
  );
  expect(honest).toEqual(honest.map(() => 200));
  expect(await open()).toBeGreaterThanOrEqual(500);
  Object.assign(app.server, { headersTimeout: 1, requestTimeout: 1 });
  for (const { told } of slow) expect(await told).toMatch(/^HTTP\/1\.1 408 /);
  expect(app.wbn.pressure.inFlight()).toBe(0);
  await app.close();
}, 60_000);

it('holds every client to the same limits', async () => {
  const { server } = createApp(testOptions(database.db));
  const { headersTimeout, requestTimeout, keepAliveTimeout, silenceTimeout } = requestTimeouts;
  expect(server).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout, timeout: silenceTimeout });
});

it('gives up the place of a call whose sender goes away', async () => {
  const app = createApp(testOptions(database.db, { limits: 'off', callTimeout: 200 }));
  answer(app, 'searchUsers', () => new Promise(() => {}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const head = 'POST /user/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const { socket } = await drip(port, `${head}Content-Length: 2\r\n\r\n{}`);
  await expect.poll(() => app.wbn.pressure.inFlight(), { timeout: 10_000 }).toBe(1);
  socket.destroy();
  await expect.poll(() => app.wbn.pressure.inFlight(), { timeout: 10_000 }).toBe(0);
  await app.close();
});

/** Opens a connection, sends this text and waits. */
async function drip(port: number, half: string): Promise<{ socket: Socket; told: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('error', () => {});
  const told = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  socket.write(half);
  return { socket, told };
}
