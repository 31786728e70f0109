import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { type KeyedCall, keepAnswer, keptAnswer, takeTurn, yieldTurn } from './store.ts';

/**
 * Runs a call that uses an external service, which therefore cannot be one transaction: one of the requests with the same key does the
 * work, the others wait for its answer, `patience` milliseconds at most. If that worker dies, the next repeat takes over. The work must be safe to
 * run twice under the same intent.
 * @throws InFlight when the first one has not answered by then
 */
export async function shared<Result>(
  request: FastifyRequest,
  context: Context,
  run: (context: Context) => Promise<Result>,
  written: (result: Result) => string,
  patience: number,
): Promise<Result> {
  const { keyed } = request;
  if (keyed === null) return run(context);
  const { db } = context;
  const until = Date.now() + patience;
  for (let pause = 20; !(await takeTurn(db, keyed)); pause = Math.min(250, pause * 1.5)) {
    const answered = await told<Result>(context, keyed);
    if (answered) return answered.result;
    if (Date.now() >= until) fail('InFlight');
    await wait(pause);
  }
  try {
    const result = await run({ ...context, intent: `${keyed.caller} ${keyed.key}` });
    await keepAnswer(db, keyed, written(result));
    return result;
  } catch (error) {
    // Refusals are not stored: the next repeat tries again and finds what the first one recorded.
    await yieldTurn(db, keyed);
    throw error;
  }
}

/** The result of the first request, once it has succeeded. */
async function told<Result>({ db }: Context, keyed: KeyedCall): Promise<{ result: Result } | undefined> {
  const kept = await keptAnswer(db, keyed.caller, keyed.key);
  if (kept === undefined) return undefined;
  if (!kept.requestHash.equals(keyed.requestHash)) fail('IdempotencyMismatch');
  return { result: (JSON.parse(kept.answer) as { data: Result }).data };
}
