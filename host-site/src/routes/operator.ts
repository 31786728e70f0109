import { pageRoute } from '../routing/page-route.ts';

/** Pages for operators; for everyone else they do not exist. Nothing links to them. */
export const operator = [
  pageRoute({
    id: 'operator-verifications',
    path: '/operator',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Verifications } = await import('../pages/operator/page.ts');
      return { Component: Verifications, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-partner-keys',
    path: '/operator/partner-keys',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, PartnerKeys } = await import('../pages/operator/page.ts');
      return { Component: PartnerKeys, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-reports',
    path: '/operator/reports',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Reports } = await import('../pages/operator/page.ts');
      return { Component: Reports, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-searches',
    path: '/operator/searches',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Searches } = await import('../pages/operator/page.ts');
      return { Component: Searches, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-thesaurus',
    path: '/operator/thesaurus',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Thesaurus } = await import('../pages/operator/page.ts');
      return { Component: Thesaurus, load, meta };
    },
  }),
];
