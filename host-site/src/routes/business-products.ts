import { pageRoute } from '../routing/page-route.ts';

/** Both words lead to the same page. */
export const businessProducts = (['product', 'products'] as const).map((word) =>
  pageRoute({
    id: `products-at-${word}`,
    path: `/business/:slug/${word}`,
    isTask: true,
    module: 'src/pages/products/page.ts',
    page: () => import('../pages/products/page.ts'),
  }),
);
