import { pageRoute } from '../routing/page-route.ts';

export const businessEdit = pageRoute({
  id: 'business-edit',
  path: '/business/:slug/edit/:tab?',
  noFooter: true,
  isTask: true,
  module: 'src/pages/business-edit/page.ts',
  page: () => import('../pages/business-edit/page.ts'),
});
