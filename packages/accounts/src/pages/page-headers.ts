import type { FastifyInstance } from 'fastify';

/** What only a browser that shows an answer, or goes on from it, looks at: on every answer of the site that has pages and redirects. */
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
