import { pageRoute } from '../routing/page-route.ts';

export const publicProfile = pageRoute({
  id: 'public-profile',
  path: '/profile/:id',
  module: 'src/pages/public-profile/page.ts',
  page: () => import('../pages/public-profile/page.ts'),
});
