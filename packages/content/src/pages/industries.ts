import { type Page, p } from './blocks.ts';

/** Intro of /industries; the tree comes from the API. */
export const industriesPage: Page = {
  id: 'industries',
  path: '/industries',
  title: 'All industries',
  lead: 'Fifteen industries and everything they make. Choose a category and see who manufactures it.',
  meta: {
    title: 'Industries and product categories | WBN {country}',
    description:
      'Browse fifteen industries and hundreds of product categories, and find {demonym} and international manufacturers for each of them.',
    keywords: [
      'industries',
      'product categories',
      '{demonym} manufacturers',
      'B2B categories',
      'suppliers by industry',
    ],
  },
  layout: 'article',
  blocks: [
    p(
      'Every link below opens a search for manufacturers in all countries. Once there, change the type of business to see distributors, wholesalers, importers or exporters of the same goods, or narrow the search to one country.',
    ),
    p(
      'If what you need has no category of its own, search for it by name: companies describe their products in their own words, and the search reads those as well.',
    ),
  ],
};
