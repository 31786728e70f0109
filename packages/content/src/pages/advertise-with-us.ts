import { goGlobal, h2, image, type Page, p, ul } from './blocks.ts';

export const advertiseWithUs: Page = {
  id: 'advertise-with-us',
  path: '/advertise-with-us',
  title: 'Advertise with us',
  lead: 'Put a product in front of people who are looking for its kind today.',
  meta: {
    title: 'Advertise with WBN {country}',
    description:
      'Advertising for {demonym} exporters: boosts that show a business or a product earlier to buyers who search for its kind, in {theCountry} and abroad.',
    keywords: [
      'B2B advertising',
      'advertise in {theCountry}',
      '{demonym} exporters',
      'industrial advertising',
      'boosts',
    ],
  },
  layout: 'marketing',
  blocks: [
    image('advertising', 'A signpost with several arrows'),
    p(
      'Somebody who reads about conveyor belts here is rarely doing it for pleasure. They compare suppliers for a line that has to run next spring. An advertisement that reaches this reader may be small, plain and rare; it only has to be relevant.',
    ),
    h2('How a boost works'),
    ul(
      'You choose what to promote: your business or one of its products. The boost starts at once and runs for 3 days.',
      'Among results that fit a search equally well, it is shown first, and always marked as promoted.',
      'Your list of boosts shows how many are left this month, and how often each was shown and opened, compared with the days before.',
      'Boosts come with the paid packages: 3 a month with Gold, 10 with Premium, 20 with Platinum.',
    ),
    h2('What we do not do'),
    p(
      'We do not follow readers around other sites, we do not sell their addresses, and no payment moves a company above one that answers the search better. Buyers trust the results because of that, and their trust is what you are advertising in.',
    ),
    h2('Before you spend anything'),
    p(
      'Complete the profile first. A boost brings visitors to a page; the page has to do the rest. Good pictures, real specifications and a quick answer sell more than any placement.',
    ),
    goGlobal,
  ],
};
