import type { FastifyReply } from 'fastify';

/**
 * Aborts when nobody waits for the work any more: the client has closed the connection, or the call was answered. That may be while the work goes
 * on, because a call that takes too long is answered with 503.
 */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed || raw.writableFinished) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
