import { createHash } from 'node:crypto';
import { type CallName, definitionOf, takesKey, terms } from '@wbn/contract';
import { addressOf, callerName, chargeCall, readLocale, repeatEvery, routedCall } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { inLanguage } from '../reference-data/in-language.ts';
import { type KeyedCall, keptAnswer, pruneAnswers } from './store.ts';

const pruneEveryMs = 3_600_000;

/**
 * For 24 hours, repeating a successful POST with the same Idempotency-Key returns the same answer and does nothing. A call and the stored
 * answer share one transaction (once.ts), so that a crash leaves both or neither. Refusals are not stored (store.ts).
 */
export function answerRepeats(app: FastifyInstance, context: Context): void {
  app.decorateRequest('keyed', null);
  const answerKept = (name: CallName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const keyed = keyedCallOf(request);
    if (keyed === null) return;
    const kept = await keptAnswer(context.db, keyed.caller, keyed.key);
    const isSame = kept?.call === keyed.call && kept.requestHash.equals(keyed.requestHash);
    // The door let the request in as a repeat, but its content differs or the stored answer has just expired: charge it as a new call.
    if (request.isRepeat && !isSame) {
      await chargeCall(app.wbn, terms[name].limit, request, reply, request.payer);
    }
    if (kept === undefined) {
      request.keyed = keyed;
      return;
    }
    if (!isSame) fail('IdempotencyMismatch');
    return reply
      .code(200)
      .headers({ 'cache-control': 'no-store', 'idempotent-replayed': 'true' })
      .type('application/json; charset=utf-8')
      .send(await said(name, kept.answer, request));
  };
  app.addHook('onRoute', (route) => {
    const name = route.config?.call as CallName | undefined;
    if (name === undefined || !takesKey(definitionOf(name))) return;
    route.preHandler = [...[route.preHandler ?? []].flat(), answerKept(name)];
  });
  repeatEvery(app, { everyMs: pruneEveryMs, work: () => pruneAnswers(context.db), failure: 'old answers not removed' });
}

/** Stored answers are not translated; each request gets the answer in its own language. */
async function said(name: CallName, answer: string, request: FastifyRequest): Promise<string> {
  const { locale } = readLocale(request);
  return locale === undefined ? answer : JSON.stringify(await inLanguage(name, JSON.parse(answer), locale));
}

const wellFormed = /^[\x21-\x7e]{1,255}$/;

function keyedCallOf(request: FastifyRequest): KeyedCall | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !wellFormed.test(key)) fail('ValidationError', { fields: ['Idempotency-Key'] });
  const asked = JSON.stringify([request.url, request.body ?? null]);
  return {
    caller: callerOf(request),
    key,
    call: routedCall(request),
    requestHash: createHash('sha256').update(asked).digest(),
  };
}

const callerOf = (request: FastifyRequest): string =>
  callerName(request.viewer?.userID, addressOf(request, request.server.wbn.options.internalKey));

declare module 'fastify' {
  interface FastifyRequest {
    keyed: KeyedCall | null;
  }
}
