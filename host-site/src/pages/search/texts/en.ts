import type { Widen } from '../../../texts/widen.ts';

export const en = {
  filters: 'Filters',
  showResults: 'Show the results',
  clear: 'Clear all filters',
  more: 'More',
  industry: 'Industry',
  category: 'Category',
  sub: 'Subcategory',
  country: 'Country',
  state: 'Region',
  type: 'Business type',
  verified: 'Verification',
  yes: 'Verified',
  tier: 'Membership',
  certificate: 'Certificate',
  lead: 'Lead time',
  days: { in: 'en', by: 'days', one: 'Up to {days} day', other: 'Up to {days} days' },
  price: 'Price',
  quantity: 'Quantity',
  size: 'Size',
  save: 'Save search',
  sort: 'Sort by',
  relevance: 'Relevance',
  newest: 'Newest',
  instead: 'Search instead for {query}',
  ignore: 'Search without {name}',
  because: 'Found because of: {reasons}',
  compare: 'Compare',
};

export type SearchTexts = Widen<typeof en>;
