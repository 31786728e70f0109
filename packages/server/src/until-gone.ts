import type { FastifyReply } from 'fastify';

/** Aborts when the client closes the connection before it has the whole answer: then nobody waits for the work any more. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) look();
  else raw.once('close', look);
  return gone.signal;
}
