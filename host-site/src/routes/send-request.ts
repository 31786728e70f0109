import { pageRoute } from '../routing/page-route.ts';

export const sendRequest = pageRoute({
  id: 'send-request',
  path: '/business/:slug/send-request',
  isTask: true,
  module: 'src/pages/send-request/page.ts',
  page: () => import('../pages/send-request/page.ts'),
});
