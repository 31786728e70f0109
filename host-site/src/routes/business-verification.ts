import { pageRoute } from '../routing/page-route.ts';

export const businessVerification = pageRoute({
  id: 'business-verification',
  path: '/business/:slug/verification',
  isTask: true,
  module: 'src/pages/verification/page.ts',
  page: () => import('../pages/verification/page.ts'),
});
