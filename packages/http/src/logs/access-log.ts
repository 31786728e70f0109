import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLevelEnabled, PlainFields } from './logger.ts';
import { logUrl } from './redact-url.ts';

/** The same for all lines of a session, and nothing by which the session could be found or ended. */
const nameOf = (sessionID: string): string => createHash('sha256').update(sessionID).digest('base64url').slice(0, 16);

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
        session: request.viewer && nameOf(request.viewer.sessionID),
      }),
      'answered',
    );
    done();
  });
}
