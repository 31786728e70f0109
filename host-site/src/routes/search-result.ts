import { pageRoute } from '../routing/page-route.ts';

export const searchResult = pageRoute({
  id: 'search-result',
  path: '/search-result',
  module: 'src/pages/search/page.ts',
  page: () => import('../pages/search/page.ts'),
});
