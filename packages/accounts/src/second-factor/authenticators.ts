import type { Database, Kysely, Selectable } from '@wbn/database';
import { sql } from '@wbn/database';
import { type KeptSecret, openSecret, sealSecret, type TokenKeys } from '@wbn/http';
import { makeTotpSecret, stepOfCode } from './totp.ts';

type Db = Kysely<Database>;

/** Minutes in which a new app must show its first code. */
const pendingMinutes = 60;
/** Secrets that are read at once to be sealed anew. */
const batch = 500;

const purposeOf = (userID: string) => `wbn authenticator ${userID}` as const;

const sealed = (keys: TokenKeys, userID: string, secret: string) => sealSecret(keys, purposeOf(userID), secret);
const opened = (keys: TokenKeys, userID: string, row: KeptSecret) => openSecret(keys, purposeOf(userID), row);

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
 * Prepares a new app for a login; an active one keeps working until the new one has shown a code. No other login of the account sees its secret:
 * a thief who reads it in their own login would have every code of the app later.
 */
export async function prepareAuthenticator(db: Db, keys: TokenKeys, { loginID, userID }: LoginOf): Promise<void> {
  const values = { ...sealed(keys, userID, makeTotpSecret()), loginId: loginID, createdAt: sql<Date>`now()` };
  await db
    .insertInto('authenticators')
    .values({ userId: userID, state: 'pending', ...values })
    .onConflict((conflict) => conflict.columns(['userId', 'state']).doUpdateSet(values))
    .execute();
}

/** The secret of the app that a login sets up; undefined if there is none. */
export async function pendingSecret(
  db: Db,
  keys: TokenKeys,
  { loginID, userID }: LoginOf,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select(['secretSealed', 'keyId'])
    .where('userId', '=', userID)
    .where('state', '=', 'pending')
    .where('loginId', '=', loginID)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${pendingMinutes})`)
    .executeTakeFirst();
  return row && opened(keys, userID, row);
}

/** Makes the new app the active one if the code is its own. Call it in a transaction that has locked the person's row. */
export async function activateAuthenticator(db: Db, keys: TokenKeys, login: LoginOf, code: string): Promise<boolean> {
  const { userID } = login;
  const secret = await pendingSecret(db, keys, login);
  const step = secret === undefined ? null : stepOfCode(secret, code);
  if (step === null) return false;
  await db.deleteFrom('authenticators').where('userId', '=', userID).where('state', '=', 'active').execute();
  await db
    .updateTable('authenticators')
    // From now on it counts: it may have been prepared long before.
    .set({ state: 'active', lastStep: step, loginId: null, createdAt: sql<Date>`now()` })
    .where('userId', '=', userID)
    .where('state', '=', 'pending')
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

export async function removeAuthenticators(db: Db, userID: string): Promise<void> {
  await db.deleteFrom('authenticators').where('userId', '=', userID).execute();
}

/**
 * Removes apps that were never confirmed, and encrypts secrets with the current key, so that former keys can be forgotten. A secret that
 * cannot be opened is left as it is and reported to `onDamage`.
 */
export async function tidyAuthenticators(
  db: Db,
  keys: TokenKeys,
  onDamage: (userID: string, error: unknown) => void,
): Promise<void> {
  await sql`delete from authenticators where state = 'pending'
    and created_at < now() - make_interval(mins => ${pendingMinutes})`.execute(db);
  const known = keys.former.map(({ kid }) => kid);
  if (known.length === 0) return;
  let last: { userId: string; state: string } | undefined;
  for (;;) {
    let next = db
      .selectFrom('authenticators')
      .select(['userId', 'state', 'secretSealed', 'keyId'])
      .where('keyId', 'in', known);
    if (last) next = next.where(sql<boolean>`(user_id, state) > (${last.userId}::uuid, ${last.state})`);
    const rows = await next.orderBy('userId').orderBy('state').limit(batch).execute();
    for (const row of rows) {
      try {
        await sealAnew(db, keys, row);
      } catch (error) {
        onDamage(row.userId, error);
      }
    }
    last = rows.at(-1);
    if (rows.length < batch) return;
  }
}

async function sealAnew(
  db: Db,
  keys: TokenKeys,
  row: Pick<Selectable<Database['authenticators']>, 'userId' | 'state' | 'secretSealed' | 'keyId'>,
): Promise<void> {
  await db
    .updateTable('authenticators')
    .set(sealed(keys, row.userId, opened(keys, row.userId, row)))
    .where('userId', '=', row.userId)
    .where('state', '=', row.state)
    // The person may have set up another app meanwhile.
    .where('secretSealed', '=', row.secretSealed)
    .execute();
}
