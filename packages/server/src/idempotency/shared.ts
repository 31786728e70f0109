import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { type KeyedCall, keepAnswer, keptAnswer, takeTurn, yieldTurn } from './store.ts';

/** Milliseconds that a repeat waits for the answer of the first; below the time that a call may take. */
const patience = 9_000;

/**
 * Runs a call that asks somebody outside, and so cannot be one transaction: one of all repeats of its key does the work, the others wait
 * and get the same answer. A worker that died is followed by the next repeat; the work must bear being done again under the same intent.
 */
export async function shared<Result>(
  request: FastifyRequest,
  context: Context,
  run: (context: Context) => Promise<Result>,
  written: (result: Result) => string,
): Promise<Result> {
  const { keyed } = request;
  if (keyed === null) return run(context);
  const { db } = context;
  const until = Date.now() + patience;
  for (let pause = 20; !(await takeTurn(db, keyed)); pause = Math.min(250, pause * 1.5)) {
    const answered = await told<Result>(context, keyed);
    if (answered) return answered.result;
    if (Date.now() > until) fail('InFlight');
    await wait(pause);
  }
  try {
    const result = await run({ ...context, intent: `${keyed.caller} ${keyed.key}` });
    await keepAnswer(db, keyed, written(result));
    return result;
  } catch (error) {
    // A refusal is not kept: the next repeat tries again, and finds what the first one wrote down.
    await yieldTurn(db, keyed);
    throw error;
  }
}

/** The result of the first, once it succeeded. */
async function told<Result>({ db }: Context, keyed: KeyedCall): Promise<{ result: Result } | undefined> {
  const kept = await keptAnswer(db, keyed.caller, keyed.key);
  if (kept === undefined) return undefined;
  if (!kept.requestHash.equals(keyed.requestHash)) fail('IdempotencyMismatch');
  return { result: (JSON.parse(kept.answer) as { data: Result }).data };
}
