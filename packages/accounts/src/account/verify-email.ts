import { newAddressMails } from '@wbn/contract';
import { type Database, foldEmail, isUniqueViolation, type Kysely, queueMail } from '@wbn/database';
import { makeEmailToken, voidEmailTokens } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import { holdLogin, type LoggedIn, personOf } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { accountName } from '../credentials/account-name.ts';
import { endUnvouchedLogins } from '../sign-in/links.ts';
import { type Account, readAccount } from './account.ts';
import { confirmAddress, endPassword } from './confirm-address.ts';
import { readEmailToken, takeEmailToken } from './email-tokens.ts';
import { lockPerson } from './lock-person.ts';

/** `reset`: the token for choosing a password, where the old one ended. */
export interface Confirmed {
  readonly reset?: string;
}

/** Confirms the address by its link; a login of the same person in this browser stays. Undefined for an invalid link. */
export async function verifyEmail(
  accounts: Accounts,
  request: FastifyRequest,
  token: string,
): Promise<Confirmed | undefined> {
  const owner = await readEmailToken(accounts.db, 'verify', token);
  if (owner === undefined) return undefined;
  const person = await personOf(accounts, request);
  return accounts.db.transaction().execute(async (trx) => {
    await lockPerson(trx, owner.userID);
    const link = await takeEmailToken(trx, 'verify', token);
    if (link === undefined) return undefined;
    const loginID = person?.userID === link.userID ? person.loginID : undefined;
    const isFirst = await confirmAddress(trx, link.userID, { accounts, request, loginID });
    return isFirst && loginID === undefined ? { reset: await endPassword(trx, link.userID) } : {};
  });
}

/**
 * Sends a link to the new address, and warns the old one. If another account has that address, no link is sent but the page looks the same, so that it does not
 * reveal who is registered. No mail is sent either if the login ended while its password was being checked, or if the new address has got
 * many such mails, by whatever accounts.
 */
export async function askToChangeEmail(
  { db, wbn }: Accounts,
  account: Account,
  newEmail: string,
  loginID: string,
): Promise<void> {
  const { userID, email: to, firstName, locale } = account;
  const mailbox = { name: `email-change:${accountName(newEmail)}`, ...newAddressMails };
  const mayMail = (await wbn.limiter.take(mailbox)).allowed;
  await db.transaction().execute(async (trx) => {
    // Of two requests at once each would leave its link open: a thief's undo of the one could outlast the owner's undo of the other.
    await lockPerson(trx, userID);
    if (!(await holdLogin(trx, loginID))) return;
    const token = await makeEmailToken(trx, { userID, purpose: 'change', newEmail });
    await queueMail(trx, {
      to,
      template: 'email-change-asked',
      locale,
      data: { firstName },
      dedupeKey: `email-change-asked:${userID}:${token.slice(0, 8)}`,
    });
    if (!mayMail || (await isTaken(trx, newEmail))) return;
    const dedupeKey = `email-change:${userID}:${token.slice(0, 8)}`;
    await queueMail(trx, { to: newEmail, template: 'email-change', locale, data: { firstName, token }, dedupeKey });
  });
}

const isTaken = async (db: Kysely<Database>, email: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', foldEmail(email)))
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/**
 * Replaces the address, and mails the old one, if it was confirmed, a link that undoes it. Only the person of the link can, in a browser that is
 * logged in as them: anybody may ask for the address of somebody else, whose click would give them an account of that stranger. False if the link
 * or the login is over, or another account has the address.
 */
export async function changeEmail(
  accounts: Accounts,
  request: FastifyRequest,
  token: string,
  { userID, loginID }: LoggedIn,
): Promise<boolean> {
  try {
    return await accounts.db.transaction().execute(async (trx) => {
      await lockPerson(trx, userID);
      if (!(await holdLogin(trx, loginID))) return false;
      const link = await takeEmailToken(trx, 'change', token, userID);
      if (!link?.newEmail) return false;
      const { email: to, firstName, locale, isConfirmed } = await readAccount(trx, userID);
      await trx
        .updateTable('users')
        .set({ email: link.newEmail })
        .where('id', '=', userID)
        .where('deletedAt', 'is', null)
        .execute();
      // Links in the mailbox of the old address stop working.
      await voidEmailTokens(trx, userID, ['reset', 'verify']);
      await confirmAddress(trx, userID, { accounts, request, loginID });
      await endUnvouchedLogins(trx, userID, link.newEmail);
      // Only an address that was confirmed is certainly the owner's, and may take the account back.
      if (!isConfirmed) return true;
      const dedupeKey = `email-changed:${userID}:${token.slice(0, 8)}`;
      // An undo covers what was done since the change was asked for.
      const times = { createdAt: link.createdAt };
      const undo = await makeEmailToken(trx, { userID, purpose: 'undo', newEmail: to, times });
      await queueMail(trx, { to, template: 'email-changed', locale, data: { firstName, token: undo }, dedupeKey });
      return true;
    });
  } catch (error) {
    // Another account registered the address meanwhile.
    if (isUniqueViolation(error, 'users_email_key')) return false;
    throw error;
  }
}

/** Ends a link to a new address whose owner did not ask for it. */
export async function refuseChange({ db }: Accounts, token: string): Promise<void> {
  await takeEmailToken(db, 'change', token);
}
