import { pageRoute } from '../routing/page-route.ts';

export const businessProduct = pageRoute({
  id: 'business-product',
  path: '/business-product/:slug',
  module: 'src/pages/product/page.ts',
  page: () => import('../pages/product/page.ts'),
});
