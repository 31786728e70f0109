import type { FastifyInstance } from 'fastify';
import { isLevelEnabled, PlainFields } from './logger.ts';
import { logUrl } from './redact-url.ts';

/** One log line per answer. The request id is the one that the client sent or got, so that a report leads to its lines. */
export function accessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isLevelEnabled(request.log, 'info')) return done();
    const { config, url } = request.routeOptions;
    // An unknown Origin is untrusted text.
    const origin = request.caller?.kind === 'unknown' ? 'unknown' : request.caller?.origin;
    request.log.info(
      new PlainFields({
        requestID: request.id,
        call: config?.call,
        method: request.method,
        url: logUrl(request.url, url, request.params),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        origin: origin ?? undefined,
        session: request.viewer?.sessionID,
      }),
      'answered',
    );
    done();
  });
}
