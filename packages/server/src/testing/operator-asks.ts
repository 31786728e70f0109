import type { Request, Scene } from './scene.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/** Valid requests for the calls of operators. */
export const operatorRequests = {
  listPartnerKeys: () => ({ url: '/operator/partner-keys' }),
  createPartnerKey: () => ({
    url: '/operator/partner-keys',
    body: { name: 'A partner', origins: ['https://shop.example'], scopes: ['read'] },
  }),
  updatePartnerKey: ({ partnerKeyID = nobody }) => ({
    url: `/operator/partner-keys/${partnerKeyID}`,
    method: 'PUT',
    body: { revoked: true },
  }),
  listAudit: () => ({ url: '/operator/audit' }),
  findUsers: () => ({ url: '/operator/users?q=lina&state=active&sort=name' }),
  findBusinesses: () => ({ url: '/operator/businesses?q=valves&tier=gold' }),
  listMemberships: () => ({ url: '/operator/memberships?state=active' }),
  listRevenue: () => ({ url: '/operator/revenue?from=2026-01-01&until=2026-12-31' }),
  listMails: () => ({ url: '/operator/mails?state=failed' }),
  listEnquiries: () => ({ url: '/operator/enquiries?state=answered&q=pump' }),
  answerEnquiry: ({ enquiry = nobody }) => ({ url: `/operator/enquiries/${enquiry}/answered`, body: {} }),
  networkHealth: () => ({ url: '/operator/health' }),
  suspendUser: ({ suspect = nobody }) => ({
    url: `/operator/users/${suspect}/suspension`,
    body: { suspended: true, reason: 'Sends spam', removePosts: true },
  }),
  endUserSessions: ({ suspect = nobody }) => ({
    url: `/operator/users/${suspect}/end-sessions`,
    body: { reason: 'Their phone was stolen' },
  }),
  suspendBusiness: ({ suspectBusiness = nobody }) => ({
    url: `/operator/businesses/${suspectBusiness}/suspension`,
    body: { suspended: true, reason: 'Is not the company that it says' },
  }),
  retryMail: ({ mail = '1' }) => ({ url: `/operator/mails/${mail}/retry`, body: {} }),
  listThesaurusTerms: () => ({ url: '/operator/thesaurus?language=en&text=val' }),
  addThesaurusTerm: () => ({
    url: '/operator/thesaurus',
    body: { locale: 'en', term: 'sun catcher', subCategoryID: '0003.01.01' },
  }),
  explainThesaurusTerm: () => ({ url: '/operator/thesaurus/word?language=en&term=valve' }),
  switchOffThesaurusTerm: () => ({
    url: '/operator/thesaurus/off',
    body: { locale: 'en', term: 'pv module', subCategoryID: '0003.01.01' },
  }),
  removeThesaurusTerm: () => ({ url: '/operator/thesaurus/1', method: 'DELETE' }),
  searchReport: () => ({ url: '/operator/search-report?days=30' }),
} satisfies Record<string, (scene: Scene) => Request>;
