import { newAddressMails } from '@wbn/contract';
import { makeUser, testOptions } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf } from '../context.ts';
import { createAccounts } from '../create-accounts.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { type TestSite, testSite } from '../testing/site.ts';
import { readAccount } from './account.ts';
import { askToChangeEmail } from './verify-email.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
}, 60_000);
afterAll(() => site?.close());

it('many accounts together cannot fill the mailbox of a stranger with links to a new address', async () => {
  const { db } = site.database;
  const app = createAccounts(testOptions(db, { limits: 'on' }));
  const accounts = accountsOf(app.wbn);
  const ask = async (newEmail: string) => {
    const userId = await makeUser(db);
    const { id } = await db
      .insertInto('accountSessions')
      .values({ tokenHash: hashOf(makeSecret()), userId, expiresAt: new Date(Date.now() + 86_400_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await askToChangeEmail(accounts, await readAccount(db, userId), newEmail, id);
  };
  const mailsTo = async (address: string) =>
    (await db.selectFrom('outboxEmails').select('id').where('toAddress', '=', address).execute()).length;
  // A capital letter is the same mailbox.
  for (let n = 0; n < newAddressMails.burst + 5; n += 1)
    await ask(n % 2 ? 'victim@people.example' : 'Victim@people.example');
  expect((await mailsTo('victim@people.example')) + (await mailsTo('Victim@people.example'))).toBe(
    newAddressMails.burst,
  );
  await ask('another@people.example');
  expect(await mailsTo('another@people.example')).toBe(1);
  await app.close();
});
