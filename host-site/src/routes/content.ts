import type { RouteObject } from 'react-router';
import { contentPaths } from '../routing/content-paths.ts';
import { pageRoute } from '../routing/page-route.ts';

export const contentRoutes: RouteObject[] = contentPaths.map((path) =>
  pageRoute({
    id: `content${path}`,
    path,
    module: 'src/pages/content/page.ts',
    page: async () => {
      const { Component, load, meta } = await import('../pages/content/page.ts');
      // By the route's own path: an address may have other letter case.
      return { Component, meta, load: (input) => load(input, path) };
    },
  }),
);
