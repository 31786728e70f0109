import { goGlobal, h2, image, ol, type Page, p } from './blocks.ts';

export const freeMarketing: Page = {
  id: 'free-marketing',
  path: '/free-marketing',
  title: 'Free B2B marketing',
  lead: 'Everything a company from {theCountry} needs to be visible abroad, without a marketing budget.',
  meta: {
    title: 'Free B2B marketing for {demonym} companies | WBN',
    description:
      'Seven products, a business profile, a news feed and direct requests from buyers: free marketing for companies in {theCountry}.',
    keywords: ['free B2B marketing', '{demonym} manufacturers', 'free listing', 'promote exports', 'business profile'],
  },
  layout: 'marketing',
  blocks: [
    image('free-marketing', 'A megaphone and an open box'),
    p(
      'A free account is a complete one. It includes a profile for you and for your business, up to seven products, a news feed, requests to and from other companies, and all the ways to like, follow and contact. It does not run out.',
    ),
    h2('An hour that is worth a trade fair'),
    ol(
      'Register and create your business profile. Write the first sentence for somebody who has never heard of you: what you make, for whom, and since when.',
      'List your best products, one page each. Name them as a buyer would search for them and give the figures he would ask for.',
      'Add the certificates, the capacity and the delivery terms. They answer the questions that otherwise end a conversation before it begins.',
      'Post once a week: a new machine, a delivered project, a date at which you have free capacity.',
      'Follow the companies you would like to work with, and send a short request to three of them.',
    ),
    h2('When free is not enough'),
    p(
      'If requests come in and you want more of them, a paid package adds products, verification and boosts. Until then there is no reason to pay, and we will not remind you every day.',
    ),
    goGlobal,
  ],
};
