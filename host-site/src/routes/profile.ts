import { pageRoute } from '../routing/page-route.ts';

export const profile = pageRoute({
  id: 'profile',
  path: '/profile',
  module: 'src/pages/profile/page.ts',
  page: () => import('../pages/profile/page.ts'),
});
