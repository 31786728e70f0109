import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';

/**
 * Orders a person's acts and blocks of that person. An act holds a shared lock of its actor, a block holds the exclusive lock of the
 * blocked party, both until their transaction ends. So a block removes all that happened before it, and later acts see it. Take these locks
 * before row locks that a block takes too.
 */
const lockOf = (id: string | undefined) => sql`hashtextextended('acts:' || ${id ?? null}::uuid, 0)`;

/** Waits for running blocks of the person and of the business that they speak for. */
export const actInTurn = async (trx: Trx, { userID }: Viewer, businessID: string | undefined): Promise<void> => {
  // The lock of null is a no-op.
  await sql`
    select pg_advisory_xact_lock_shared(${lockOf(userID)}), pg_advisory_xact_lock_shared(${lockOf(businessID)})`.execute(
    trx,
  );
};

/** Waits for running acts of a party (a person or a business). */
export const blockInTurn = async (trx: Trx, partyID: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockOf(partyID)})`.execute(trx);
};
