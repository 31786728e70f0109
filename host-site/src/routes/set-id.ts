import { pageRoute } from '../routing/page-route.ts';

/** The handover of a session: `/SetID/?token=…&continue=…`. */
export const setID = pageRoute({
  id: 'set-id',
  path: '/SetID',
  private: true,
  module: 'src/pages/set-id/page.ts',
  page: () => import('../pages/set-id/page.ts'),
});
