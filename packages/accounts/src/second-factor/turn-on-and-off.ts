import { type Database, type Kysely, queueMail, type SecondFactorChange } from '@wbn/database';
import { CallError, endSessions, hasSecondFactor, userAgentLabel, voidEmailTokens } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../account/account.ts';
import { lockPerson } from '../account/lock-person.ts';
import { repeatUndoLinks } from '../account/undo-links.ts';
import { holdLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { listPasskeys, readNewPasskey, removePasskey, storePasskey } from '../passkeys/passkeys.ts';
import {
  activateAuthenticator,
  hasAuthenticator,
  prepareAuthenticator,
  removeAuthenticators,
} from './authenticators.ts';
import { makeRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { latin } from './take-second-factor.ts';

/** A logged-in person. */
interface Login {
  readonly account: Account;
  /** The login of this browser. */
  readonly loginID: string;
}

/** A request of such a person to set up a second step. */
interface Changing extends Login {
  readonly request: FastifyRequest;
}

/**
 * Mails the owner about every change, because a thief would make one to keep the owner out. A thief would also change the address: former
 * addresses get the mail too, with a link that undoes that.
 */
async function mailChange(db: Kysely<Database>, account: Account, change: SecondFactorChange): Promise<void> {
  const { userID, email, firstName, locale } = account;
  const former = await repeatUndoLinks(db, userID);
  for (const { email: to, token: undo } of [{ email, token: undefined }, ...former]) {
    const dedupeKey = `second-factor-changed:${userID}:${change}:${Date.now()}${undo ? `:${undo.slice(0, 8)}` : ''}`;
    const data = { firstName, change, ...(undo && { undo }) };
    await queueMail(db, { to, template: 'second-factor-changed', locale, data, dedupeKey });
  }
}

/**
 * When two-step login begins, ends what somebody who knows only the password may have opened: other logins, all sessions, known browsers,
 * and links that would change the address. Call it in the transaction that turns two-step login on.
 */
async function keepOnlyThisLogin(accounts: Accounts, { account, loginID, request }: Changing): Promise<void> {
  await endSessions(accounts.db, account.userID, 'two-step login turned on', loginID);
  await forgetDevices(accounts.db, account.userID, { accounts, request });
  await voidEmailTokens(accounts.db, account.userID, ['change']);
}

/**
 * Locks the person, so that of two changes at once one is the first, and their login, so that it does not end meanwhile.
 * @throws CallError SessionError if it has ended
 */
async function lockFor(trx: Kysely<Database>, { account, loginID }: Login): Promise<void> {
  await lockPerson(trx, account.userID);
  if (!(await holdLogin(trx, loginID))) throw new CallError('SessionError');
}

/** Prepares a new app for this login, in place of the one that it has prepared before. */
export const beginApp = (accounts: Accounts, login: Login): Promise<void> =>
  accounts.db.transaction().execute(async (trx) => {
    await lockFor(trx, login);
    const { account, loginID } = login;
    await prepareAuthenticator(trx, accounts.wbn.options.tokens, { userID: account.userID, loginID });
  });

/** Turns two-step login on, or replaces the app, with a code of the new app. Returns new recovery codes; undefined for a wrong code. */
export async function turnOn(accounts: Accounts, changing: Changing, typed: string): Promise<string[] | undefined> {
  const { account, loginID } = changing;
  const { userID } = account;
  return accounts.db.transaction().execute(async (trx) => {
    await lockFor(trx, changing);
    const hadApp = await hasAuthenticator(trx, userID);
    const wasOn = await hasSecondFactor(trx, userID);
    if (!(await activateAuthenticator(trx, accounts.wbn.options.tokens, { userID, loginID }, latin(typed))))
      return undefined;
    if (!wasOn) await keepOnlyThisLogin({ ...accounts, db: trx }, changing);
    await mailChange(trx, account, hadApp ? 'app' : 'on');
    return makeRecoveryCodes(trx, userID);
  });
}

/** New recovery codes in place of the old ones; undefined while two-step login is off. */
export async function renewRecoveryCodes({ db }: Accounts, login: Login): Promise<string[] | undefined> {
  const { account } = login;
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, login);
    if (!(await hasSecondFactor(trx, account.userID))) return undefined;
    await mailChange(trx, account, 'codes');
    return makeRecoveryCodes(trx, account.userID);
  });
}

/** Call it in the transaction that has checked password and code. */
export async function turnOff({ db }: Accounts, account: Account): Promise<void> {
  await removeAuthenticators(db, account.userID);
  await db.deleteFrom('passkeys').where('userId', '=', account.userID).execute();
  await removeRecoveryCodes(db, account.userID);
  await mailChange(db, account, 'off');
}

/** More would make the list hard to read, and each page that uses passkeys long. */
export const passkeysPerPerson = 20;

/**
 * Adds a passkey, which turns two-step login on. Returns the first recovery codes, if the person had no second step before; undefined if
 * the browser's answer was refused, 'full' if the person has too many passkeys.
 */
export async function enrolPasskey(
  accounts: Accounts,
  changing: Changing,
  { name, ...answered }: { readonly answer: string; readonly name: string; readonly csrf: string },
): Promise<{ readonly codes: string[] | undefined } | 'full' | undefined> {
  const { account, request } = changing;
  const { userID } = account;
  const label = userAgentLabel(request.headers['user-agent']) ?? 'WBN';
  const passkey = await readNewPasskey(accounts, answered);
  if (passkey === undefined) return undefined;
  return accounts.db.transaction().execute(async (trx) => {
    await lockFor(trx, changing);
    const within = { ...accounts, db: trx };
    const wasOn = await hasSecondFactor(trx, userID);
    if ((await listPasskeys(trx, userID)).length >= passkeysPerPerson) return 'full';
    if (!(await storePasskey(trx, userID, passkey, name || label))) return undefined;
    if (!wasOn) await keepOnlyThisLogin(within, changing);
    await mailChange(trx, account, 'passkey');
    return { codes: wasOn ? undefined : await makeRecoveryCodes(trx, userID) };
  });
}

/** Removes a passkey, unless it is the only second step: turning two-step login off asks for password and code. */
export async function forgetPasskey({ db }: Accounts, login: Login, id: string): Promise<'done' | 'last'> {
  const { account } = login;
  const { userID } = account;
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, login);
    const isLast = !(await hasAuthenticator(trx, userID)) && (await listPasskeys(trx, userID)).length < 2;
    if (isLast) return 'last';
    if (await removePasskey(trx, userID, id)) await mailChange(trx, account, 'passkeyRemoved');
    return 'done';
  });
}
