import { pageRoute } from '../routing/page-route.ts';

export const newsfeed = pageRoute({
  id: 'newsfeed',
  path: '/newsfeed',
  module: 'src/pages/newsfeed/page.ts',
  early: 'newsfeed',
  page: () => import('../pages/newsfeed/page.ts'),
});
