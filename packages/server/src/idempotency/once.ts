import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import { keepAnswer, keptAnswer, tryLock } from './store.ts';

/**
 * Runs a call that carries an Idempotency-Key in one transaction with the note of its answer; one without a key just runs.
 * @throws InFlight while the same key is at work
 */
export async function once<Result>(
  request: FastifyRequest,
  context: Context,
  run: (context: Context) => Promise<Result>,
  written: (result: Result) => string,
): Promise<Result> {
  const { keyed } = request;
  if (keyed === null) return run(context);
  return inTransaction(context.db, async (trx) => {
    if (!(await tryLock(trx, keyed))) fail('InFlight');
    // Answered between our first look and the lock: the next try reads that answer.
    if (await keptAnswer(trx, keyed.caller, keyed.key)) fail('InFlight');
    const result = await run({ ...context, db: trx, readDb: trx });
    await keepAnswer(trx, keyed, written(result));
    return result;
  });
}
