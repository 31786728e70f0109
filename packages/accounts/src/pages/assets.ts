import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const read = (name: string): string => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8');
const css = read('page') + read('account') + read('form');
const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);

/** The style sheet's address holds its hash, so that browsers may keep it for good. */
export const stylesPath = `/assets/accounts-${hash}.css`;

export function serveAssets(app: FastifyInstance): void {
  app.get(stylesPath, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(css),
  );
}
