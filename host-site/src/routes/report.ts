import { pageRoute } from '../routing/page-route.ts';

/** Tells the operators of a comment or anything else that a widget showed: `?comment=…`. */
export const report = pageRoute({
  id: 'report',
  path: '/report',
  module: 'src/pages/report/page.ts',
  page: () => import('../pages/report/page.ts'),
});
