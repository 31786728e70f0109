import { pageRoute } from '../routing/page-route.ts';

export const myMessages = pageRoute({
  id: 'my-messages',
  path: '/my-messages',
  isTask: true,
  module: 'src/pages/my-messages/page.ts',
  page: () => import('../pages/my-messages/page.ts'),
});
