import { pageRoute } from '../routing/page-route.ts';

export const business = pageRoute({
  id: 'business',
  path: '/business/:slug',
  module: 'src/pages/business/page.ts',
  page: () => import('../pages/business/page.ts'),
});
