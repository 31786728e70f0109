import { pageRoute } from '../routing/page-route.ts';

export const allMessages = pageRoute({
  id: 'all-messages',
  path: '/my-messages/all',
  isTask: true,
  module: 'src/pages/all-messages/page.ts',
  page: () => import('../pages/all-messages/page.ts'),
});
