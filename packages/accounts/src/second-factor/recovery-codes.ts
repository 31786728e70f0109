import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { makeReadableCode, plainCode } from '../credentials/readable-codes.ts';
import { hashOf } from '../sessions/secrets.ts';

type Db = Kysely<Database>;

const amount = 10;
/** Groups of four: 118 random bits, too many to find a code from its fast hash. Codes of earlier releases have three groups and still work. */
const groups = 6;

const codeHash = (userID: string, code: string): Buffer => hashOf(`recovery:${userID}:${plainCode(code)}`);

/** Replaces the recovery codes of a person. Only their hashes are stored, so they can be shown only now. */
export async function makeRecoveryCodes(db: Db, userID: string): Promise<string[]> {
  const codes = Array.from({ length: amount }, () => makeReadableCode(groups));
  await removeRecoveryCodes(db, userID);
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId: userID, codeHash: codeHash(userID, code) })))
    .execute();
  return codes;
}

/** Uses up a recovery code; of several requests at once one succeeds. */
export async function takeRecoveryCode(db: Db, userID: string, typed: string): Promise<boolean> {
  const row = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userID)
    .where('codeHash', '=', codeHash(userID, typed))
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userID: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userID)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function removeRecoveryCodes(db: Db, userID: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userID).execute();
}
