import { pageRoute } from '../routing/page-route.ts';

export const home = pageRoute({
  id: 'home',
  path: '/',
  noHeaderSearch: true,
  module: 'src/pages/home/page.ts',
  page: () => import('../pages/home/page.ts'),
});
