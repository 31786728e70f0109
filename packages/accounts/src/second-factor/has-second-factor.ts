import { type Database, type Kysely, sql } from '@wbn/database';

/** Whether a login by password needs a second step: the person has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Kysely<Database>, userID: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select
    exists (select from authenticators where user_id = ${userID}::uuid and state = 'active')
    or exists (select from passkeys where user_id = ${userID}::uuid) as has`.execute(db);
  return rows[0]?.has === true;
}
