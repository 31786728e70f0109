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
  pageRoute({
    id: 'operator-users',
    path: '/operator/users',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Users } = await import('../pages/operator/page.ts');
      return { Component: Users, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-businesses',
    path: '/operator/businesses',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Businesses } = await import('../pages/operator/page.ts');
      return { Component: Businesses, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-memberships',
    path: '/operator/memberships',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Memberships } = await import('../pages/operator/page.ts');
      return { Component: Memberships, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-revenue',
    path: '/operator/revenue',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Revenue } = await import('../pages/operator/page.ts');
      return { Component: Revenue, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-mails',
    path: '/operator/mails',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Mails } = await import('../pages/operator/page.ts');
      return { Component: Mails, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-audit',
    path: '/operator/audit',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Audit } = await import('../pages/operator/page.ts');
      return { Component: Audit, load, meta };
    },
  }),
  pageRoute({
    id: 'operator-health',
    path: '/operator/health',
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, Health } = await import('../pages/operator/page.ts');
      return { Component: Health, load, meta };
    },
  }),
];
