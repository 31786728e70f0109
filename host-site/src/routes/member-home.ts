import { pageRoute } from '../routing/page-route.ts';

export const memberHome = pageRoute({
  id: 'member-home',
  path: '/my-home',
  module: 'src/pages/member-home/page.ts',
  early: 'home',
  memberModules: ['src/browser/define-widgets.ts'],
  page: () => import('../pages/member-home/page.ts'),
});
