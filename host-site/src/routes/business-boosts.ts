import { pageRoute } from '../routing/page-route.ts';

export const businessBoosts = pageRoute({
  id: 'business-boosts',
  path: '/business/:slug/boosts',
  module: 'src/pages/boosts/page.ts',
  page: () => import('../pages/boosts/page.ts'),
});
