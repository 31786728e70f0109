import { pageRoute } from '../routing/page-route.ts';

export const businessConsole = pageRoute({
  id: 'business-console',
  path: '/business/:slug/console',
  isTask: true,
  module: 'src/pages/console/page.ts',
  page: () => import('../pages/console/page.ts'),
});
