import type { FastifyInstance } from 'fastify';

/** One year, for all services of this name, if it uses TLS. */
export const strictTransport = 'max-age=31536000; includeSubDomains';

/** Headers of every answer, also to requests that no route sees. The account site adds headers for pages and replaces this policy on them. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  ...(isSecure && { 'strict-transport-security': strictTransport }),
});

export function sendSecurityHeaders(app: FastifyInstance, isSecure: boolean): void {
  const headers = securityHeaders(isSecure);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
