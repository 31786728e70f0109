import { pageRoute } from '../routing/page-route.ts';

export const industries = pageRoute({
  id: 'industries',
  path: '/industries',
  module: 'src/pages/industries/page.ts',
  page: () => import('../pages/industries/page.ts'),
});
