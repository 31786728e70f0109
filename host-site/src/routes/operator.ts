import { pageRoute } from '../routing/page-route.ts';

/** Pages for operators; for everyone else they do not exist. Nothing links to them. */
export const operator = [
  pageRoute({
    id: 'operator-verifications',
    path: '/operator',
    private: true,
    module: 'src/pages/operator/verifications-page.ts',
    page: () => import('../pages/operator/verifications-page.ts'),
  }),
  pageRoute({
    id: 'operator-partner-keys',
    path: '/operator/partner-keys',
    private: true,
    module: 'src/pages/operator/partner-keys-page.ts',
    page: () => import('../pages/operator/partner-keys-page.ts'),
  }),
  pageRoute({
    id: 'operator-reports',
    path: '/operator/reports',
    private: true,
    module: 'src/pages/operator/reports-page.ts',
    page: () => import('../pages/operator/reports-page.ts'),
  }),
];
