import { pageRoute } from '../routing/page-route.ts';

export const notifications = pageRoute({
  id: 'notifications',
  path: '/notifications',
  module: 'src/pages/notifications/page.ts',
  page: () => import('../pages/notifications/page.ts'),
});
