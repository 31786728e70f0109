import { pageRoute } from '../routing/page-route.ts';

export const businessCreate = pageRoute({
  id: 'business-create',
  path: '/business/create',
  isTask: true,
  module: 'src/pages/business-create/page.ts',
  page: () => import('../pages/business-create/page.ts'),
});
