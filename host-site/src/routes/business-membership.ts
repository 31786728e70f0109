import { pageRoute } from '../routing/page-route.ts';

export const businessMembership = pageRoute({
  id: 'business-membership',
  path: '/business/:slug/membership',
  isTask: true,
  module: 'src/pages/membership/page.ts',
  page: () => import('../pages/membership/page.ts'),
});
