import { en as causes } from '../../../search/texts/en.ts';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  ...causes,
  title: 'Results for {query}',
  titleAll: 'Search everything',
  description: 'Businesses, products, people and posts of the network in one search.',
  everything: 'Everything',
  product: 'Products',
  business: 'Businesses',
  user: 'People',
  post: 'Posts',
  saveProducts: 'Save search for products',
  showAll: 'Show all',
  ofKind: ': {kind}, {count}',
  instead: 'Search instead for {query}',
};

export type SearchAllTexts = Widen<typeof en>;
