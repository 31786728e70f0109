import type { FastifyInstance } from 'fastify';
import { logUrl } from './redact-url.ts';

/** One line per answer. The request id is the one the client sent or got, so that a report leads to its lines. */
export function accessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url } = request.routeOptions;
    // An Origin we do not know is a text from outside.
    const origin = request.caller?.kind === 'unknown' ? 'unknown' : request.caller?.origin;
    request.log.info(
      {
        call: config?.call,
        method: request.method,
        url: logUrl(request.url, url, request.params),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        origin: origin ?? undefined,
        session: request.viewer?.sessionID,
      },
      'answered',
    );
  });
}
