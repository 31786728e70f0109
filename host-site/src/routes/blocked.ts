import { pageRoute } from '../routing/page-route.ts';

/** The parties that a person or one of their businesses has blocked. */
export const blocked = pageRoute({
  id: 'blocked',
  path: '/blocked',
  module: 'src/pages/blocked/page.ts',
  page: () => import('../pages/blocked/page.ts'),
});
