import { setTimeout as wait } from 'node:timers/promises';
import { type ErrorName, errors } from '@wbn/contract';
import { CallError } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { type KeyedCall, keepAnswer, keptAnswer, lasting, takeTurn, yieldTurn } from './store.ts';

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
    await keepAnswer(db, keyed, 200, written(result));
    return result;
  } catch (error) {
    // A lasting refusal is kept as it is sent (hooks.ts); after any other the key may be tried again.
    if (!(error instanceof CallError && lasting.includes(error.status))) await yieldTurn(db, keyed);
    throw error;
  }
}

/** What the first was answered, once it was: its result, or its refusal thrown again. */
async function told<Result>({ db }: Context, keyed: KeyedCall): Promise<{ result: Result } | undefined> {
  const kept = await keptAnswer(db, keyed.caller, keyed.key);
  if (kept === undefined) return undefined;
  if (!kept.requestHash.equals(keyed.requestHash)) fail('IdempotencyMismatch');
  const body = JSON.parse(kept.answer) as { data: Result; name: string };
  if (kept.status === 200) return { result: body.data };
  throw new CallError(body.name in errors ? (body.name as ErrorName) : 'InternalError');
}
