import { type Database, type Kysely, type Selectable, sql } from '@wbn/database';
import type { TokenKeys } from '@wbn/http';
import { opened, pendingMinutes, sealed } from './authenticators.ts';

type Db = Kysely<Database>;
type OnDamage = (userID: string, error: unknown) => void;

/** Secrets that are read at once to be sealed anew. */
const batch = 500;

/** Removes apps that did not show their first code in time. */
export async function removeOldSetups(db: Db): Promise<void> {
  const since = sql`now() - make_interval(mins => ${pendingMinutes})`;
  await sql`delete from authenticator_setups where created_at < ${since}`.execute(db);
  // Of earlier releases.
  await sql`delete from authenticators where state = 'pending' and created_at < ${since}`.execute(db);
}

/**
 * Encrypts secrets with the current key, so that former keys can be forgotten. A secret that
 * cannot be opened is left as it is and reported to `onDamage`.
 */
export async function tidyAuthenticators(db: Db, keys: TokenKeys, onDamage: OnDamage): Promise<void> {
  await sealSetupsAnew(db, keys, onDamage);
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

/** The same for the few apps that are being set up. */
async function sealSetupsAnew(db: Db, keys: TokenKeys, onDamage: OnDamage): Promise<void> {
  const known = keys.former.map(({ kid }) => kid);
  if (known.length === 0) return;
  const rows = await db.selectFrom('authenticatorSetups').selectAll().where('keyId', 'in', known).execute();
  for (const { loginId, secretSealed, userId, ...row } of rows) {
    try {
      await db
        .updateTable('authenticatorSetups')
        .set(sealed(keys, userId, opened(keys, userId, { secretSealed, ...row })))
        .where('loginId', '=', loginId)
        .where('secretSealed', '=', secretSealed)
        .execute();
    } catch (error) {
      onDamage(userId, error);
    }
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
