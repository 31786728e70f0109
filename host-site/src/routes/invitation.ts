import { pageRoute } from '../routing/page-route.ts';

/** Where the mail that invites a member leads; its address holds a secret. */
export const invitation = pageRoute({
  id: 'invitation',
  path: '/invitation',
  private: true,
  module: 'src/pages/invitation/page.ts',
  page: () => import('../pages/invitation/page.ts'),
});
