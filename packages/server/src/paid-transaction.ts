import type { Spend } from '@wbn/http';
import { type Db, inTransaction, type Trx } from './db.ts';

/** A transaction whose price is known within it and not paid yet. */
class Unpaid extends Error {
  readonly tokens: number;
  constructor(tokens: number) {
    super(`This change costs ${tokens} tokens.`);
    this.tokens = tokens;
  }
}

/**
 * Runs the work in one transaction, whose cost depends on what it reads. The limiter needs a connection of its own. A transaction that waited for one would
 * keep others waiting for its rows, each with a connection, until none is left. So the first attempt ends where it names a price; then the price is
 * paid, and the work begins again. A change without a price runs once.
 *
 * @throws CallError TooManyRequests
 * @example
 * paidTransaction(db, spend, async (trx, price) => {
 *   price(await tokensForDocuments(trx, { ofPosts: userID }));
 *   await rename(trx);
 * });
 */
export async function paidTransaction<Result>(
  db: Db,
  spend: Spend,
  work: (trx: Trx, price: (tokens: number) => void) => Promise<Result>,
): Promise<Result> {
  let paid = 0;
  const price = (tokens: number) => {
    if (tokens > paid) throw new Unpaid(tokens);
  };
  for (;;) {
    try {
      return await inTransaction(db, (trx) => work(trx, price));
    } catch (error) {
      if (!(error instanceof Unpaid)) throw error;
      await spend(error.tokens - paid);
      paid = error.tokens;
    }
  }
}
