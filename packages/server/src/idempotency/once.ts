import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import { keepAnswer, keptAnswer, tryLock } from './store.ts';

/** A server outside may take seconds, and the transaction would hold one of few connections meanwhile: all other calls would wait. */
const tooSlow = (): never => {
  throw new Error('A call that waits for a server outside must be named in asks-outside.ts.');
};

/**
 * Runs a call with an Idempotency-Key in the transaction that stores its answer; runs a call without a key directly. Calls that wait for servers
 * outside use shared.ts instead.
 * @throws InFlight while a call with the same key is running
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
    // Another request stored an answer between our first check and the lock: the client's next attempt reads it.
    if (await keptAnswer(trx, keyed.caller, keyed.key)) fail('InFlight');
    const result = await run({ ...context, db: trx, readDb: trx, askOutside: tooSlow, resolveTxt: tooSlow });
    await keepAnswer(trx, keyed, written(result));
    return result;
  });
}
