/** Valid requests for the calls of the search. */
export const searchRequests = {
  searchBusinesses: () => ({ url: '/search/business', body: { textQuery: 'valve', businessType: 'MA' } }),
  searchProducts: () => ({ url: '/search/product', body: { textQuery: 'valve' } }),
  searchUsers: () => ({ url: '/user/search', body: { textQuery: 'lina', size: 5, limit: 5 } }),
  searchPosts: () => ({ url: '/search/post', body: { textQuery: 'fair' } }),
  searchAll: () => ({ url: '/search/all', body: { textQuery: 'valve' } }),
  lastRegistered: () => ({ url: '/search/business/last-registered' }),
  countPages: () => ({ url: '/search/page-count' }),
  listPages: () => ({ url: '/search/page?kind=product' }),
  suggest: () => ({ url: '/search/suggest', body: { prefix: 'val' } }),
};
