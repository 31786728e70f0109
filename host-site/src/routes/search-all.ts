import { pageRoute } from '../routing/page-route.ts';

/** One search over all kinds, in groups. */
export const searchAll = pageRoute({
  id: 'search-all',
  path: '/search',
  module: 'src/pages/search-all/page.ts',
  page: () => import('../pages/search-all/page.ts'),
});
