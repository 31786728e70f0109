import { pageRoute } from '../routing/page-route.ts';

export const businessBoosts = pageRoute({
  id: 'business-boosts',
  path: '/business/:slug/boosts',
  isTask: true,
  module: 'src/pages/boosts/page.ts',
  page: () => import('../pages/boosts/page.ts'),
});
