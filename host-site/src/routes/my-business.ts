import { pageRoute } from '../routing/page-route.ts';

export const myBusiness = pageRoute({
  id: 'my-business',
  path: '/my-business',
  module: 'src/pages/my-business/page.ts',
  page: () => import('../pages/my-business/page.ts'),
});
