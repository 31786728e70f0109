import type { FastifyInstance } from 'fastify';

/** Headers that only browsers use when they show or follow an answer: set on every answer of the site with pages and redirects. */
export function pageHeaders(app: FastifyInstance): void {
  const headers = {
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
