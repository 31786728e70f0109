import { pageRoute } from '../routing/page-route.ts';

/** Reports a comment or another resource of a widget: `?comment=…`. */
export const report = pageRoute({
  id: 'report',
  path: '/report',
  isTask: true,
  module: 'src/pages/report/page.ts',
  page: () => import('../pages/report/page.ts'),
});
