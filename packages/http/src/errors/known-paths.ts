import type { FastifyInstance } from 'fastify';

interface Known {
  readonly methods: Set<string>;
  /** The calls of the contract at the path; a page may share it. */
  readonly calls: Set<string>;
}

const routes = new WeakMap<object, Map<string, Known>>();

/** Collects the methods and calls of each path, for 405 and OPTIONS. */
export function rememberPaths(app: FastifyInstance): void {
  const known = new Map<string, Known>();
  routes.set(app.server, known);
  app.addHook('onRoute', ({ url, method, config }) => {
    const { methods, calls } = known.get(url) ?? { methods: new Set(), calls: new Set() };
    for (const one of [method].flat()) methods.add(one);
    if (config?.call) calls.add(config.call);
    known.set(url, { methods, calls });
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

function knownAt(app: FastifyInstance, url: string): Known[] {
  const path = url.split('?', 1)[0] ?? '';
  return [...(routes.get(app.server) ?? [])].filter(([pattern]) => fits(pattern, path)).map(([, known]) => known);
}

/** The methods of the path of `url`, sorted; empty for an unknown path. Called only if no route matched. */
export const methodsOf = (app: FastifyInstance, url: string): string[] =>
  [...new Set(knownAt(app, url).flatMap(({ methods }) => [...methods]))].sort();

/** The calls of the contract at the path of `url`. Called only if no route matched. */
export const callsOf = (app: FastifyInstance, url: string): string[] =>
  knownAt(app, url).flatMap(({ calls }) => [...calls]);
