import { goGlobal, type Page, row } from './blocks.ts';

export const whyWbn: Page = {
  id: 'why-wbn',
  path: '/why-wbn',
  title: 'Why WBN?',
  lead: 'Five reasons why {demonym} companies use the network to sell abroad and to buy better.',
  meta: {
    title: 'Why WBN? Five reasons for {demonym} companies',
    description:
      'How WBN helps companies from {theCountry} to be found, to be believed, to deal directly, to reach new markets and to spend less on it.',
    keywords: ['why WBN', 'export from {theCountry}', '{demonym} exporters', 'find buyers abroad', 'B2B marketing'],
  },
  layout: 'marketing',
  blocks: [
    row(
      'why-found',
      'A magnifying glass over a factory',
      'You are found for what you make',
      'Buyers search by product, by category, by type of business and by country. Each product you list is a page of its own, with pictures and specifications, that search engines read too. You do not need to be famous, only to be described well.',
    ),
    row(
      'why-trust',
      'A shield with a check mark',
      'You are believed',
      'Years in business, employees, factory size, certificates and delivery terms stand on one page in the same order for everybody. Companies that ask to be verified carry a mark that says somebody has looked.',
    ),
    row(
      'why-direct',
      'Two speech balloons joined by a line',
      'You deal directly',
      'A request goes from the buyer to you and the answer goes back, with nobody in between and no commission on the order. Your conversations are kept in one place, sorted by business, and your colleagues can help to answer them.',
    ),
    row(
      'why-global',
      'A globe with 25 marks',
      'You are at home in many markets',
      'A company that registers in {theCountry} is listed in all 25 sister sites as well. The pages around your profile speak the language of the reader, and the day starts somewhere every hour.',
    ),
    row(
      'why-cost',
      'A coin beside a calendar',
      'You know what it costs',
      'Registration is free and stays free. Paid packages have one price a year, printed on the page, and they buy reach and service. The facts on a profile are never for sale.',
    ),
    goGlobal,
  ],
};
