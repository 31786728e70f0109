import type { FastifyServerOptions } from 'fastify';

type Constraint = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];
type Route = Parameters<ReturnType<Constraint['storage']>['set']>[1];

/**
 * Lets one path have two routes by body type: `constraints: { media: 'form' }` takes HTML forms, the route without a constraint takes the
 * rest (and refuses all but JSON).
 */
export const mediaConstraint: Constraint = {
  name: 'media',
  storage: () => {
    const routes = new Map<string, Route>();
    return {
      get: (media) => routes.get(media) ?? null,
      set: (media, route) => {
        routes.set(media, route);
      },
    };
  },
  validate: () => {},
  deriveConstraint: (request) =>
    (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? '')
      ? 'form'
      : undefined) as string,
};
