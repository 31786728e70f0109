import { pageRoute } from '../routing/page-route.ts';

/** The message center of a business, or of the user by their own id or `me`; `rid` opens a conversation. */
export const businessRequests = pageRoute({
  id: 'business-requests',
  path: '/business/:slug/requests/:rid?',
  isTask: true,
  module: 'src/pages/messages/page.ts',
  early: 'messages',
  memberModules: ['message-center'],
  page: () => import('../pages/messages/page.ts'),
});
