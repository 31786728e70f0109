import { pageRoute } from '../routing/page-route.ts';
import { messageCenter } from './message-center.ts';

export const myMessages = pageRoute({
  id: 'my-messages',
  path: '/my-messages',
  isTask: true,
  module: 'src/pages/my-messages/page.ts',
  early: 'inboxes',
  memberModules: messageCenter,
  page: () => import('../pages/my-messages/page.ts'),
});
