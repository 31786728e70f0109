import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';

/**
 * What somebody does to others, and a block of them, come one after the other: an act holds the locks of who acts together with their other
 * acts, a block holds the lock of whom it keeps out alone, both until their transaction ends. So a block ends and takes away all that came
 * before it was answered, and what comes after sees it. Taken before the locks of rows that a block takes too.
 */
const lockOf = (id: string | undefined) => sql`hashtextextended('acts:' || ${id ?? null}::uuid, 0)`;

/** Waits for blocks of the person, and of the business that they speak for, that are under way. */
export const actInTurn = async (trx: Trx, { userID }: Viewer, businessID: string | undefined): Promise<void> => {
  // Of no business there is no lock: the lock of null is none.
  await sql`
    select pg_advisory_xact_lock_shared(${lockOf(userID)}), pg_advisory_xact_lock_shared(${lockOf(businessID)})`.execute(
    trx,
  );
};

/** Waits for the acts of a party, a person or a business, that are under way. */
export const blockInTurn = async (trx: Trx, partyID: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockOf(partyID)})`.execute(trx);
};
