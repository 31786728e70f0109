import { pageRoute } from '../routing/page-route.ts';

/** The page behind an invitation mail; its address contains a secret. */
export const invitation = pageRoute({
  id: 'invitation',
  path: '/invitation',
  private: true,
  isTask: true,
  module: 'src/pages/invitation/page.ts',
  page: () => import('../pages/invitation/page.ts'),
});
