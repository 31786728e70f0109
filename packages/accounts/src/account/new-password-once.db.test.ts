import { makeEmailToken } from '@wbn/http';
import { makeUser } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, accountsOf } from '../context.ts';
import { type TestSite, testSite } from '../testing/site.ts';
import { changePassword, resetPassword } from './change-password.ts';

let site: TestSite;
let accounts: Accounts;
beforeAll(async () => {
  site = await testSite();
  accounts = accountsOf(site.app.wbn);
}, 60_000);
afterAll(() => site?.close());

const many = 50;
const hashes = Array.from({ length: many }, (_, n) => `hash ${n}`);
let people = 0;
async function someone() {
  people += 1;
  const email = `changing${people}@people.example`;
  return { email, userID: await makeUser(site.database.db, { email, passwordHash: 'the old one' }) };
}
/** One change of fifty counts: its password is stored, and one mail tells of it. */
async function expectOne(changed: readonly boolean[], { email, userID }: { email: string; userID: string }) {
  expect(changed.filter(Boolean)).toHaveLength(1);
  const { db } = site.database;
  const user = db.selectFrom('users').select('passwordHash').where('id', '=', userID);
  expect((await user.executeTakeFirst())?.passwordHash).toBe(hashes[changed.indexOf(true)]);
  const mails = db.selectFrom('outboxEmails').select('template').where('toAddress', '=', email);
  expect(await mails.execute()).toEqual([{ template: 'password-changed' }]);
}

describe('of fifty new passwords at once', () => {
  it('one is set by the link of a mail', async () => {
    const person = await someone();
    const token = await makeEmailToken(site.database.db, { userID: person.userID, purpose: 'reset' });
    await expectOne(await Promise.all(hashes.map((hash) => resetPassword(accounts, token, hash))), person);
  });

  it('one is set by fifty logins, and ends the others', async () => {
    const person = await someone();
    const row = { userId: person.userID, expiresAt: new Date(Date.now() + 86_400_000) };
    const logins = await site.database.db
      .insertInto('accountSessions')
      .values(hashes.map((hash) => ({ ...row, tokenHash: Buffer.from(hash) })))
      .returning('id')
      .execute();
    const changed = await Promise.all(
      hashes.map((hash, n) => changePassword(accounts, person.userID, hash, logins[n]!.id)),
    );
    await expectOne(changed, person);
    const open = site.database.db.selectFrom('accountSessions').select('id').where('userId', '=', person.userID);
    expect(await open.where('revokedAt', 'is', null).execute()).toEqual([logins[changed.indexOf(true)]]);
  });
});
