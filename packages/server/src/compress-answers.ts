import compress from '@fastify/compress';
import { hasBearer } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Shorter answers gain less than the compression costs. */
const threshold = 1024; // bytes

/**
 * Only browsers on a page of another origin (our own servers ask over loopback), and only where nobody is logged in: such an answer is the same
 * for everybody, so its length cannot betray a secret that stands beside reflected input (BREACH; docs/decisions/048).
 */
const mayCompress = (request: FastifyRequest): boolean =>
  request.headers.origin !== undefined && request.headers.cookie === undefined && !hasBearer(request);

/** Compresses the JSON of anonymous answers. Routes have to be added inside `app.after`, when the plugin is there. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // The plugin's own way to leave an answer alone.
    if (!mayCompress(request)) request.headers['x-no-compression'] = '1';
    done();
  });
  app.register(compress, { threshold, encodings: ['br', 'gzip'], customTypes: /json/, globalDecompression: false });
}
