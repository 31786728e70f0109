import { pageRoute } from '../routing/page-route.ts';

export const connections = pageRoute({
  id: 'connections',
  path: '/connections',
  module: 'src/pages/connections/page.ts',
  page: () => import('../pages/connections/page.ts'),
});
