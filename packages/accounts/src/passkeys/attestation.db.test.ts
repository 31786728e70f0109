import { sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { androidAttestation } from '../testing/android-attestation.ts';
import { passkeyDevice } from '../testing/passkey-device.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

/** A password hash needs a processor, which takes seconds on a busy machine. */
const slow = 120_000;
const password = 'correct horse battery';
const path = '/account/second-factor/passkey';
const asked: string[] = [];
let site: TestSite;
let trap: Server;
beforeAll(async () => {
  site = await testSite();
  trap = createServer((request, reply) => {
    asked.push(String(request.url));
    reply.end();
  });
  await new Promise<void>((listening) => trap.listen(0, '127.0.0.1', listening));
}, slow);
afterAll(async () => {
  await new Promise((closed) => trap?.close(closed));
  await site?.close();
});

/** A browser of a person who may add a passkey, and the page for that. */
async function adding() {
  const { db } = site.database;
  const passwordHash = await hashPassword(password, 10);
  const userID = await makeUser(db, { passwordHash, emailVerifiedAt: new Date() });
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userID).executeTakeFirstOrThrow();
  const visit = browser(site.app, testSites.accounts);
  await visit.open('/login');
  await visit.send('/login', { email, password });
  const { body } = await visit.open(path);
  return { body, add: (passkey: string) => visit.send(path, { current: password, passkey, name: 'Mine' }) };
}

describe('the proof of origin of a new passkey', () => {
  it('never makes the server call an address in its certificates', { timeout: slow }, async () => {
    const { body, add } = await adding();
    const crl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/crl`;
    const passkey = passkeyDevice(testSites.accounts).make(body, ({ publicKey, clientDataHash }) => ({
      format: 'android-key',
      statement: androidAttestation(publicKey, clientDataHash, crl),
    }));
    expect((await add(passkey)).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('may be a signature by the passkey itself, which some devices send unasked', { timeout: slow }, async () => {
    const { body, add } = await adding();
    const passkey = passkeyDevice(testSites.accounts).make(body, ({ privateKey, authData, clientDataHash }) => {
      const sig = new Uint8Array(sign('sha256', Buffer.concat([authData, clientDataHash]), privateKey));
      return {
        format: 'packed',
        statement: new Map<string, unknown>([
          ['alg', -7],
          ['sig', sig],
        ]),
      };
    });
    expect((await add(passkey)).statusCode).toBe(200);
  });
});
