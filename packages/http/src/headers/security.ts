import type { FastifyInstance } from 'fastify';

/** One year, for all services of this name, if it uses TLS. */
export const strictTransport = 'max-age=31536000; includeSubDomains';

/** Headers of every answer. The account site adds headers for pages and replaces this policy on them. */
export function securityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': strictTransport }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
