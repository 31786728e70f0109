const nobody = '00000000-0000-4000-8000-000000000000';

/** Valid requests for the calls of operators that need nothing else. */
export const operatorRequests = {
  listPartnerKeys: () => ({ url: '/operator/partner-keys' }),
  createPartnerKey: () => ({
    url: '/operator/partner-keys',
    body: { name: 'A partner', origins: ['https://shop.example'], scopes: ['read'] },
  }),
  updatePartnerKey: () => ({ url: `/operator/partner-keys/${nobody}`, method: 'PUT', body: { revoked: true } }),
  listAudit: () => ({ url: '/operator/audit' }),
  listThesaurusTerms: () => ({ url: '/operator/thesaurus?language=en&text=val' }),
  addThesaurusTerm: () => ({
    url: '/operator/thesaurus',
    body: { locale: 'en', term: 'sun catcher', subCategoryID: '0003.01.01' },
  }),
  removeThesaurusTerm: () => ({ url: '/operator/thesaurus/1', method: 'DELETE' }),
  searchReport: () => ({ url: '/operator/search-report?days=30' }),
} as const;
