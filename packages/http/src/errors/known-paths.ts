import type { FastifyInstance } from 'fastify';

const routes = new WeakMap<object, Map<string, Set<string>>>();

/** Remembers which methods each path of the app answers: for 405 and for OPTIONS. */
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

/** The methods that the path of `url` answers, sorted; none for an unknown path. Asked only when no route was found. */
export function methodsOf(app: FastifyInstance, url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  const methods = new Set<string>();
  for (const [pattern, these] of routes.get(app.server) ?? []) {
    if (fits(pattern, path)) for (const method of these) methods.add(method);
  }
  return [...methods].sort();
}
