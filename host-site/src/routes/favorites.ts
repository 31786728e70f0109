import { pageRoute } from '../routing/page-route.ts';

export const favorites = pageRoute({
  id: 'favorites',
  path: '/favorites',
  module: 'src/pages/favorites/page.ts',
  page: () => import('../pages/favorites/page.ts'),
});
