import { pageRoute } from '../routing/page-route.ts';

export const businessAudit = pageRoute({
  id: 'business-audit',
  path: '/business/:slug/audit',
  isTask: true,
  module: 'src/pages/audit/page.ts',
  page: () => import('../pages/audit/page.ts'),
});
