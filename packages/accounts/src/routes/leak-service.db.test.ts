import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

/** A password hash needs a processor, which takes seconds on a busy machine. */
const slow = 120_000;
const good = 'a quite new long word 77';
let asked = 0;
let site: TestSite;
let service: Server;
beforeAll(async () => {
  service = createServer((_request, reply) => {
    asked += 1;
    reply.end();
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const leakService = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`;
  site = await testSite({ limits: 'on' }, { leakService });
}, slow);
afterAll(async () => {
  await site?.close();
  await new Promise((closed) => service?.close(closed));
});

const visitor = (address: string) => browser(site.app, testSites.accounts, address);

describe('the service of leaked passwords', () => {
  it('is asked only for registrations that are counted and otherwise right', { timeout: slow }, async () => {
    const page = visitor('203.0.113.50');
    await page.open('/register');
    const send = (email: string) => page.send('/register', { email, password: good, firstName: 'Ana', lastName: 'B' });
    asked = 0;
    for (let n = 0; n < 20; n += 1) expect((await send('no address')).statusCode).toBe(400);
    expect(asked).toBe(0);
    let taken = 0;
    for (let status = 200; status === 200 && taken < 40; ) {
      status = (await send(`leak${taken}@people.example`)).statusCode;
      if (status === 200) taken += 1;
      else expect(status).toBe(429);
    }
    expect(asked).toBe(taken);
  });

  it('is not asked for a change whose current password is wrong', { timeout: slow }, async () => {
    const password = 'correct horse battery';
    const email = 'leak-change@people.example';
    await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
    const page = visitor('203.0.113.51');
    await page.open('/login');
    await page.send('/login', { email, password });
    await page.open('/account/password');
    asked = 0;
    expect((await page.send('/account/password', { current: 'wrong', password: good })).statusCode).toBe(400);
    expect(asked).toBe(0);
    expect((await page.send('/account/password', { current: password, password: good })).statusCode).toBe(200);
    expect(asked).toBe(1);
  });
});
