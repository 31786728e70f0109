import { h2, insert, type Page, p } from './blocks.ts';

export const ourNetwork: Page = {
  id: 'our-network',
  path: '/our-network',
  title: 'Our network',
  lead: '25 sister sites, one directory. Publish once from {theCountry} and be found in all of them.',
  meta: {
    title: 'Our network of 25 territorial sites | WBN {country}',
    description:
      'The 25 territorial sites of WBN around the world: one directory in which {demonym} companies are found from every country.',
    keywords: ['WBN network', 'territorial sites', 'international B2B', '{demonym} companies abroad', 'export network'],
  },
  layout: 'article',
  blocks: [
    h2('Choose a site'),
    p(
      'Each site is made for the companies of one country: its industries come first, its phone lines answer, and its people know the trade rules. The directory behind them is the same, so your profile and your products need to be entered only once.',
    ),
    insert('network'),
    h2('Choose how far you want to go'),
    p('Start free and upgrade a business when it pays. The price is for a year and for the whole network.'),
    insert('packages'),
  ],
};
