import { passwordChangedMails } from '@wbn/contract';
import { type Database, foldEmail, type Kysely, queueMail, sql } from '@wbn/database';
import { endSessions, makeEmailToken, voidEmailTokens } from '@wbn/http';
import { holdLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { accountName } from '../credentials/account-name.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { readAccount } from './account.ts';
import { confirmAddress } from './confirm-address.ts';
import { readEmailToken, takeEmailToken } from './email-tokens.ts';
import { lockPerson } from './lock-person.ts';

/** Sends a link for choosing a new password, if the account exists. */
export async function askToReset({ db }: Accounts, email: string, locale: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'firstName', 'locale'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', foldEmail(email)))
      .where('deletedAt', 'is', null)
      .where('suspendedAt', 'is', null)
      // A change of the address that is written at this moment ends links to the old one: this waits for it, and finds nobody then.
      .forShare()
      .executeTakeFirst();
    if (user === undefined) return;
    const token = await makeEmailToken(trx, { userID: user.id, purpose: 'reset' });
    await queueMail(trx, {
      to: user.email,
      template: 'password-reset',
      locale: user.locale ?? locale,
      data: { firstName: user.firstName, token },
      dedupeKey: `password-reset:${user.id}:${token.slice(0, 8)}`,
    });
  });
}

/**
 * Sets a new password by the link of a mail and ends all sessions. The link proves that the person owns the address, so it becomes
 * confirmed. Returns false without any change if the link was used or ended meanwhile.
 */
export async function resetPassword(accounts: Accounts, token: string, passwordHash: string): Promise<boolean> {
  const owner = await readEmailToken(accounts.db, 'reset', token);
  if (owner === undefined) return false;
  const tell = await mailOfChange(accounts, owner.userID);
  return accounts.db.transaction().execute(async (trx) => {
    await lockPerson(trx, owner.userID);
    const link = await takeEmailToken(trx, 'reset', token);
    if (link === undefined) return false;
    await savePassword(trx, link.userID, passwordHash, 'password reset');
    await forgetDevices(trx, link.userID);
    await confirmAddress(trx, link.userID);
    await tell(trx);
    return true;
  });
}

/**
 * Sets a new password for a person who is logged in and knows the current one. Ends all sessions except the current login. Returns false
 * without any change if that login has ended meanwhile, because the password may have changed too.
 */
export async function changePassword(
  accounts: Accounts,
  userID: string,
  passwordHash: string,
  keep: string,
): Promise<boolean> {
  const tell = await mailOfChange(accounts, userID);
  return accounts.db.transaction().execute(async (trx) => {
    await lockPerson(trx, userID);
    if (!(await holdLogin(trx, keep))) return false;
    await savePassword(trx, userID, passwordHash, 'password changed', keep);
    await tell(trx);
    return true;
  });
}

/** Ends the sessions before the links: this waits for a login that is creating a link at this moment. */
async function savePassword(
  db: Kysely<Database>,
  userID: string,
  passwordHash: string,
  reason: string,
  keep?: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash, passwordChangedAt: sql<Date>`now()` })
    .where('id', '=', userID)
    .execute();
  await endSessions(db, userID, reason, keep);
  // A person who knew the old password may have requested a new password or address: such links must stop working.
  await voidEmailTokens(db, userID, ['reset', 'change', 'login']);
}

/**
 * The mail to the owner about a change, to be queued in its transaction. It comes a few times an hour: somebody who knows the password can change it to and
 * fro. It is counted before the transaction, because the limiter needs a connection of its own.
 */
async function mailOfChange({ db, wbn }: Accounts, userID: string): Promise<(trx: Kysely<Database>) => Promise<void>> {
  const { email: to, firstName, locale } = await readAccount(db, userID);
  const mailbox = { name: `password-changed:${accountName(to)}`, ...passwordChangedMails };
  if (!(await wbn.limiter.take(mailbox)).allowed) return async () => {};
  const dedupeKey = `password-changed:${userID}:${Date.now()}`;
  return async (trx) => {
    await queueMail(trx, { to, template: 'password-changed', locale, data: { firstName }, dedupeKey });
  };
}
