import { passwordChangedMails } from '@wbn/contract';
import { makeUser } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf } from '../context.ts';
import { type TestSite, testSite } from '../testing/site.ts';
import { changePassword } from './change-password.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ limits: 'on' });
}, 60_000);
afterAll(() => site?.close());

it('a password that goes to and fro fills no mailbox: a few mails an hour tell of it', {
  timeout: 60_000,
}, async () => {
  const { db } = site.database;
  const email = 'owner@people.example';
  const userId = await makeUser(db, { email, passwordHash: 'none' });
  const { id } = await db
    .insertInto('accountSessions')
    .values({ tokenHash: Buffer.from('login'), userId, expiresAt: new Date(Date.now() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accounts = accountsOf(site.app.wbn);
  for (let n = 0; n < passwordChangedMails.burst + 2; n += 1) {
    expect(await changePassword(accounts, userId, `hash ${n}`, id)).toBe(true);
  }
  const mails = await db.selectFrom('outboxEmails').select('template').where('toAddress', '=', email).execute();
  expect(mails).toEqual(Array(passwordChangedMails.burst).fill({ template: 'password-changed' }));
});
