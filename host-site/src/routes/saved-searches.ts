import { pageRoute } from '../routing/page-route.ts';

export const savedSearches = pageRoute({
  id: 'saved-searches',
  path: '/saved-searches',
  module: 'src/pages/saved-searches/page.ts',
  page: () => import('../pages/saved-searches/page.ts'),
});
