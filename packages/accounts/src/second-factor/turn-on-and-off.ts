import { type Database, type Kysely, queueMail, type SecondFactorChange } from '@wbn/database';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../account/account.ts';
import { userAgentLabel } from '../account-session/user-agent-label.ts';
import type { Accounts } from '../context.ts';
import { addPasskey, listPasskeys, removePasskey } from '../passkeys/passkeys.ts';
import { activateAuthenticator, hasAuthenticator, removeAuthenticators } from './authenticators.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { makeRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { latin } from './take-second-factor.ts';

/** Mails the owner about every change, because a thief would make one to keep the owner out. */
async function mailChange(db: Kysely<Database>, account: Account, change: SecondFactorChange): Promise<void> {
  const { userID, email: to, firstName, locale } = account;
  const dedupeKey = `second-factor-changed:${userID}:${change}:${Date.now()}`;
  await queueMail(db, { to, template: 'second-factor-changed', locale, data: { firstName, change }, dedupeKey });
}

const lockPerson = (db: Kysely<Database>, userID: string) =>
  db.selectFrom('users').select('id').where('id', '=', userID).forUpdate().execute();

/** Turns two-step login on, or replaces the app, with a code of the new app. Returns new recovery codes; undefined for a wrong code. */
export async function turnOn({ db, wbn }: Accounts, account: Account, typed: string): Promise<string[] | undefined> {
  const { userID } = account;
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userID);
    const hadApp = await hasAuthenticator(trx, userID);
    if (!(await activateAuthenticator(trx, wbn.options.tokens, userID, latin(typed)))) return undefined;
    await mailChange(trx, account, hadApp ? 'app' : 'on');
    return makeRecoveryCodes(trx, userID);
  });
}

/** New recovery codes in place of the old ones; undefined while two-step login is off. */
export async function renewRecoveryCodes({ db }: Accounts, account: Account): Promise<string[] | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, account.userID);
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

/**
 * Adds a passkey, which turns two-step login on. Returns the first recovery codes, if the person had no second step before; undefined if
 * the browser's answer was refused.
 */
export async function enrolPasskey(
  accounts: Accounts,
  request: FastifyRequest,
  account: Account,
  { name, ...answered }: { readonly answer: string; readonly name: string; readonly csrf: string },
): Promise<{ readonly codes: string[] | undefined } | undefined> {
  const { userID } = account;
  const label = userAgentLabel(request.headers['user-agent']) ?? 'WBN';
  return accounts.db.transaction().execute(async (trx) => {
    await lockPerson(trx, userID);
    const wasOn = await hasSecondFactor(trx, userID);
    const isAdded = await addPasskey({ ...accounts, db: trx }, userID, { ...answered, name: name || label });
    if (!isAdded) return undefined;
    await mailChange(trx, account, 'passkey');
    return { codes: wasOn ? undefined : await makeRecoveryCodes(trx, userID) };
  });
}

/** Removes a passkey, unless it is the only second step: turning two-step login off asks for password and code. */
export async function forgetPasskey({ db }: Accounts, account: Account, id: string): Promise<'done' | 'last'> {
  const { userID } = account;
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userID);
    const isLast = !(await hasAuthenticator(trx, userID)) && (await listPasskeys(trx, userID)).length < 2;
    if (isLast) return 'last';
    if (await removePasskey(trx, userID, id)) await mailChange(trx, account, 'passkeyRemoved');
    return 'done';
  });
}
