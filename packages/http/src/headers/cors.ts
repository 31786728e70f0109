import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import type { AppContext } from '../context.ts';
import { callsOf, methodsOf } from '../errors/known-paths.ts';

const allowedHeaders = [
  'authorization',
  'auth',
  'content-type',
  'dpop',
  'idempotency-key',
  'last-event-id',
  'x-refresh-token',
  'x-request-id',
  'x-wbn-key',
].join(', ');
const exposedHeaders = [
  // Clients compute expiries from the server's clock.
  'date',
  'idempotent-replayed',
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-request-id',
].join(', ');

/**
 * Allows known origins to read our answers: echoes only exact known strings, never `*`. A preflight cannot carry the publishable key, so it
 * succeeds for every origin that an active key lists; the call itself is refused without the key.
 */
export function crossOrigin(app: FastifyInstance, context: AppContext): void {
  const cookieCalls: readonly string[] | undefined = context.options.cookieCalls;
  const allow = (reply: FastifyReply, origin: string, withCookies: boolean) => {
    reply.header('access-control-allow-origin', origin);
    if (withCookies) reply.header('access-control-allow-credentials', 'true');
  };
  const callsAt = (request: FastifyRequest): readonly string[] => {
    if (request.method === 'OPTIONS') return callsOf(app, request.url);
    const { call } = request.routeOptions.config;
    return call === undefined ? [] : [call];
  };
  const meet = (caller: Caller, request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    request.caller = caller;
    const calls = callsAt(request);
    // Where cookies log people in, other sites must not read pages.
    const isReadable = caller.readable && (cookieCalls === undefined || calls.length > 0);
    if (isReadable) {
      const withCookies = caller.kind === 'own' && calls.some((call) => cookieCalls?.includes(call));
      allow(reply, caller.origin, withCookies);
      reply.header('access-control-expose-headers', exposedHeaders);
    }
    if (request.method !== 'OPTIONS') return done();
    const methods = methodsOf(app, request.url);
    if (methods.length === 0) return void reply.callNotFound();
    reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    if (isReadable && request.headers['access-control-request-method'] !== undefined) {
      reply.headers({
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '7200',
      });
    }
    reply.code(204).send();
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Origin');
    const caller = context.callerOf(request);
    // Only partner origins need a look-up.
    if (caller instanceof Promise) caller.then((found) => meet(found, request, reply, done), done);
    else meet(caller, request, reply, done);
  });
}
