import { pageRoute } from '../routing/page-route.ts';

export const compare = pageRoute({
  id: 'compare',
  path: '/compare',
  module: 'src/pages/compare/page.ts',
  page: () => import('../pages/compare/page.ts'),
});
