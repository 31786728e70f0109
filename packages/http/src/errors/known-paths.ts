import type { FastifyInstance } from 'fastify';

const routes = new WeakMap<object, Map<string, Set<string>>>();

/** Collects the methods of each path, for 405 and OPTIONS. */
export function rememberPaths(app: FastifyInstance): void {
  const known = new Map<string, Set<string>>();
  routes.set(app.server, known);
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
}

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  );
};

/** The methods of the path of `url`, sorted; empty for an unknown path. Called only if no route matched. */
export function methodsOf(app: FastifyInstance, url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  const methods = new Set<string>();
  for (const [pattern, these] of routes.get(app.server) ?? []) {
    if (fits(pattern, path)) for (const method of these) methods.add(method);
  }
  return [...methods].sort();
}
