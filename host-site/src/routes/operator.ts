import { pageRoute } from '../routing/page-route.ts';

const paths = {
  verifications: '/operator',
  'partner-keys': '/operator/partner-keys',
  reports: '/operator/reports',
  enquiries: '/operator/enquiries',
  searches: '/operator/searches',
  thesaurus: '/operator/thesaurus',
  users: '/operator/users',
  businesses: '/operator/businesses',
  memberships: '/operator/memberships',
  revenue: '/operator/revenue',
  mails: '/operator/mails',
  audit: '/operator/audit',
  health: '/operator/health',
} as const;

/** Pages for operators; for everyone else they do not exist. */
export const operator = (Object.keys(paths) as (keyof typeof paths)[]).map((name) =>
  pageRoute({
    id: `operator-${name}`,
    path: paths[name],
    private: true,
    isTask: true,
    module: 'src/pages/operator/page.ts',
    page: async () => (await import('../pages/operator/page.ts')).pages[name],
  }),
);
