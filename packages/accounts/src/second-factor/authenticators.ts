import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { type KeptSecret, openSecret, sealSecret, type TokenKeys } from '@wbn/http';
import { makeTotpSecret, stepOfCode } from './totp.ts';

type Db = Kysely<Database>;

/** Minutes in which a new app must show its first code. */
export const pendingMinutes = 60;

const purposeOf = (userID: string) => `wbn authenticator ${userID}` as const;

/** A secret of an app, encrypted for its person with the current key. */
export const sealed = (keys: TokenKeys, userID: string, secret: string) => sealSecret(keys, purposeOf(userID), secret);
export const opened = (keys: TokenKeys, userID: string, row: KeptSecret) => openSecret(keys, purposeOf(userID), row);

/** Whether the person has an authenticator app. */
export async function hasAuthenticator(db: Db, userID: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('userId')
    .where('userId', '=', userID)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** A login of a person. */
interface LoginOf {
  readonly userID: string;
  readonly loginID: string;
}

/**
 * Prepares a new app for a login; an active one keeps working until the new one has shown a code. Each login has a secret of its own: a thief
 * who reads it in their own login would have every code of the app later, and one who replaces it would keep the owner from setting up an
 * app. Call it in a transaction that has locked the person's row.
 */
export async function prepareAuthenticator(db: Db, keys: TokenKeys, { loginID, userID }: LoginOf): Promise<void> {
  const values = { ...sealed(keys, userID, makeTotpSecret()), createdAt: sql<Date>`now()` };
  await db
    .insertInto('authenticatorSetups')
    .values({ loginId: loginID, userId: userID, ...values })
    .onConflict((conflict) => conflict.column('loginId').doUpdateSet(values))
    .execute();
}

const pending = (db: Db, { loginID, userID }: LoginOf) =>
  db
    .selectFrom('authenticatorSetups')
    .select(['secretSealed', 'keyId'])
    .where('loginId', '=', loginID)
    .where('userId', '=', userID)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${pendingMinutes})`);

/** The secret of the app that a login sets up; undefined if there is none. */
export async function pendingSecret(db: Db, keys: TokenKeys, login: LoginOf): Promise<string | undefined> {
  const row = await pending(db, login).executeTakeFirst();
  return row && opened(keys, login.userID, row);
}

/**
 * Makes the new app of a login the active one if the code is its own, and ends what other logins set up. Call it in a transaction that has
 * locked the person's row.
 */
export async function activateAuthenticator(db: Db, keys: TokenKeys, login: LoginOf, code: string): Promise<boolean> {
  const { userID } = login;
  // The secret whose code was checked is the one that becomes active.
  const row = await pending(db, login).forUpdate().executeTakeFirst();
  const secret = row && opened(keys, userID, row);
  const step = secret === undefined ? null : stepOfCode(secret, code);
  if (secret === undefined || step === null) return false;
  await removeAuthenticators(db, userID);
  await db
    .insertInto('authenticators')
    .values({ userId: userID, state: 'active', ...sealed(keys, userID, secret), lastStep: step })
    .execute();
  return true;
}

/** Whether the code is the active app's. Each time step is accepted once, also of several requests at once. */
export async function takeTotpCode(db: Db, keys: TokenKeys, userID: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select(['secretSealed', 'keyId'])
    .where('userId', '=', userID)
    .where('state', '=', 'active')
    .executeTakeFirst();
  const step = row ? stepOfCode(opened(keys, userID, row), code) : null;
  if (step === null) return false;
  const taken = await db
    .updateTable('authenticators')
    .set({ lastStep: step })
    .where('userId', '=', userID)
    .where('state', '=', 'active')
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Removes a person's app, and apps that are being set up. */
export async function removeAuthenticators(db: Db, userID: string): Promise<void> {
  for (const table of ['authenticators', 'authenticatorSetups'] as const)
    await db.deleteFrom(table).where('userId', '=', userID).execute();
}
