import { pageRoute } from '../routing/page-route.ts';

export const savedSearches = pageRoute({
  id: 'saved-searches',
  path: '/saved-searches',
  module: 'src/pages/favorites/page.ts',
  page: async () => (await import('../pages/favorites/page.ts')).savedSearches,
});
