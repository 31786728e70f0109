import { sql } from '@wbn/database';
import type { Trx } from '../db.ts';

/**
 * Orders what members write and changes of their membership. A write holds a shared lock of the membership, a change the exclusive one, both until
 * their transaction ends. PostgreSQL grants these locks in the order in which they are asked for, unlike those of a row: a member who writes without
 * pause does not delay their own removal. Take them after the turns of blocks (moderation/in-turn.ts) and before all locks of rows.
 */
const lockOf = (businessID: string, userID: string) =>
  sql`hashtextextended('member:' || ${businessID}::uuid || ' ' || ${userID}::uuid, 0)`;

/** Always in the same order: another one could deadlock. */
const inOrder = (people: readonly string[]) => [...new Set(people.map((id) => id.toLowerCase()))].sort();

/** Waits for changes of these memberships that were asked for before. */
export async function writeInTurn(trx: Trx, businessID: string, people: readonly string[]): Promise<void> {
  const locks = inOrder(people).map((userID) => sql`pg_advisory_xact_lock_shared(${lockOf(businessID, userID)})`);
  await sql`select ${sql.join(locks)}`.execute(trx);
}

/** Waits for writes and changes of these members that were asked for before. */
export async function changeInTurn(trx: Trx, businessID: string, people: readonly string[]): Promise<void> {
  const locks = inOrder(people).map((userID) => sql`pg_advisory_xact_lock(${lockOf(businessID, userID)})`);
  await sql`select ${sql.join(locks)}`.execute(trx);
}
