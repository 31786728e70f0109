import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = path.join(import.meta.dirname, '..');

/** The paths of the account site's pages or forms, as its sources name them. */
export function routesOf(
  app: FastifyInstance,
  kind: { readonly method: 'GET' | 'POST'; readonly constraints?: { readonly media: 'form' } },
): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  );
  const written = sources.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const named = [...written.matchAll(/['`](?:\$\{path\})?(\/[a-z-]+(?:\/[a-z-]+)*)['`]/g)].map(([, one = '']) => one);
  const paths = [
    ...named,
    ...['/account/second-factor', '/login/business'].flatMap((at) => named.map((one) => at + one)),
  ];
  return [...new Set(paths)].filter((url) => app.hasRoute({ url, ...kind }));
}
