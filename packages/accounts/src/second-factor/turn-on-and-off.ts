import { type Database, type Kysely, queueMail } from '@wbn/database';
import type { Account } from '../account/account.ts';
import type { Accounts } from '../context.ts';
import { activateAuthenticator, hasSecondFactor, removeAuthenticators } from './authenticators.ts';
import { makeRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { latin } from './take-second-factor.ts';

type Change = 'on' | 'app' | 'codes' | 'off';

/** Mails the owner about every change, because a thief would make one to keep the owner out. */
async function mailChange(db: Kysely<Database>, account: Account, change: Change): Promise<void> {
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
    const wasOn = await hasSecondFactor(trx, userID);
    if (!(await activateAuthenticator(trx, wbn.options.tokens, userID, latin(typed)))) return undefined;
    await mailChange(trx, account, wasOn ? 'app' : 'on');
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
  await removeRecoveryCodes(db, account.userID);
  await mailChange(db, account, 'off');
}
