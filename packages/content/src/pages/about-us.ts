import { goGlobal, h2, image, insert, type Page, p } from './blocks.ts';

/** The people are invented, like the company behind a demonstration. */
export const aboutUs: Page = {
  id: 'about-us',
  path: '/about-us',
  title: 'About us',
  lead: 'A network for companies that make, move, buy and sell goods, and for the people who do the work.',
  meta: {
    title: 'About us | WBN {country}',
    description:
      'Who runs WBN, why the network was created in 2000, and how it helps {demonym} companies to trade with the world.',
    keywords: ['about WBN', 'B2B network {country}', '{demonym} trade', 'export platform', 'industrial network'],
  },
  layout: 'article',
  blocks: [
    h2('Our mission'),
    p(
      'We make it easy for a good company to be found by the right partner, wherever the two of them are. A maker of valves in {theCountry} and a buyer of valves on another continent should need a search, a look at the facts and one message to start talking, not a chain of middlemen.',
    ),
    h2('Where we come from'),
    p(
      'The network was created in 2000, when most industrial directories were still printed on paper and out of date on the day they arrived. It began as a list of factories willing to export. Buyers asked to see products; sellers asked to see who was asking; both asked for a way to talk. Each of these wishes became a part of what you use today.',
    ),
    p(
      'Today the network consists of 25 web platforms, each made for one territory and all sharing one directory, and we have representatives in many countries who know the local industry, its habits and its language. The {demonym} edition is one of the family: what you publish here is found everywhere.',
    ),
    image('team', 'Members of the team around a table'),
    h2('Our team'),
    p(
      'Engineers, traders, translators and customer-service people work together here. Many of us have sold machines, cleared containers through customs or run a purchasing desk before, and it shows in small things: in the questions a product form asks, and in those it leaves out.',
    ),
    h2('Management'),
    {
      type: 'people',
      people: [
        {
          name: 'Laila Al-Harbi',
          role: 'Managing Director',
          biography:
            'Laila ran exports for a family-owned maker of industrial pumps and took it from two foreign markets to nineteen. She joined the network as a customer, complained about it in detail, and was asked to lead it.',
        },
        {
          name: 'Mateo Ferrer',
          role: 'Director of Export Programs',
          biography:
            'Mateo spent twelve years as a freight forwarder between Latin America and Europe. He writes most of our export tips and still answers questions about trade terms himself.',
        },
        {
          name: 'Giulia Sartori',
          role: 'Director of Product',
          biography:
            'Giulia designed ordering systems for hospitals and tool makers. Her rule for every page is that a busy person on a slow connection must be able to finish what they came for.',
        },
        {
          name: 'Chen Wei',
          role: 'Head of Supplier Verification',
          biography:
            'Wei audited factories for fifteen years, first for quality systems and then for large retailers. He leads the people who check that a company is what its profile says it is.',
        },
      ],
    },
    h2('What we have learned, in seven tips'),
    p('We have written down the advice we give most often. It is free to read, whether you are registered or not.'),
    insert('tips'),
    goGlobal,
  ],
};
