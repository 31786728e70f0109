import { callout, h2, image, ol, p, ul } from '../pages/blocks.ts';
import type { Tip } from './types.ts';

export const distributionNetwork: Tip = {
  id: 'tip-3',
  index: 3,
  path: '/b2b-tips/distribution-network-tip-3',
  title: 'How to create a product distribution network abroad',
  shortTitle: 'Create a distribution network abroad',
  lead: 'Finding a distributor takes weeks. Finding the right one takes a method.',
  meta: {
    title: 'Create a distribution network abroad | WBN {country}',
    description:
      'How {demonym} manufacturers find, choose, contract and support distributors in other countries, step by step.',
    keywords: [
      'distribution network',
      'find distributors',
      'distribution agreement',
      '{demonym} manufacturers',
      'export',
    ],
  },
  layout: 'article',
  blocks: [
    image('distribution-map', 'A map with one center and several lines'),
    p(
      'You can sell a large machine from home. Spare parts, tools, food, cosmetics or furniture need somebody on the spot who keeps stock, speaks the language, gives credit and answers the telephone when something breaks. That somebody is a distributor: a company that buys from you, in its own name and at its own risk, and sells on.',
    ),
    h2('Distributor, agent or branch'),
    p(
      'An agent finds customers for a commission; you sell, you deliver and you carry the risk. It suits expensive goods and few customers. A distributor earns the difference between two prices and takes the work off you. It suits many customers and small orders. A branch of your own gives you control and costs you a manager, an office and several years. Most companies begin with a distributor and open a branch, if ever, in the market where he has succeeded.',
    ),
    h2('Draw the portrait first'),
    p('Before you search, describe the company you would like to find, in writing:'),
    ul(
      'the products it sells already, which should go to your customers without competing with you;',
      'its size: large enough to invest, small enough that your product matters to it;',
      'the regions it really covers with its own people;',
      'what it must be able to do, such as cold storage, installation or registration with a ministry;',
      'who decides, and whether that person will still be there in five years.',
    ),
    p(
      'The second point is the one most often ignored. The biggest distributor of a country will put your catalog on a shelf beside four hundred others, and its only purpose may be that nobody else gets it.',
    ),
    h2('Make a long list, then a short one'),
    ol(
      'Search this directory for distributors of the products that stand beside yours. If you make hinges, look for those who sell drawer slides.',
      'Ask final customers from whom they buy. Two telephone calls to users are worth a week of desk research.',
      'Look at who represents your competitors in the neighboring country.',
      'Write to about twenty of them, in their language, in eight lines: what you make, who uses it, why it sells, what you look for. Attach one page, no more.',
      'Speak with the eight who answer. Ask how they would sell it, and listen.',
      'Visit three, see the warehouse, and travel with a salesman for a day if they let you.',
    ),
    callout(
      'A useful question',
      'Ask each candidate: which customers would you visit first, and what would they say? A good distributor names three at once. A poor one speaks of the market in general.',
    ),
    h2('Try it before you marry'),
    p(
      'Agree on a trial: a first order of a size that hurts neither side, a price list, a territory, six or twelve months and one figure to be reached. No exclusivity yet, but a promise not to appoint anybody else during the trial. At its end you sit down and decide with facts.',
    ),
    h2('What belongs in the contract'),
    image('distribution-contract', 'Two signatures on a contract'),
    p(
      'Have it drawn up by a lawyer who knows the law of that country, for in some of them distributors are protected strongly. At least these points should be clear:',
    ),
    ul(
      'territory, products and customers, and which of them you keep for yourself;',
      'exclusivity, tied to a minimum purchase for each year, and lost without it;',
      'prices, how they may change and with what notice; currency and payment;',
      'stock to be held, training, service and guarantee: who does it and who pays;',
      'trademarks and registrations, which must be in your name and come back to you;',
      'reports: sales by product and region each quarter, and names of final customers where the law allows it;',
      'term, notice and what happens to the stock at the end; governing law and arbitration.',
    ),
    h2('Leave room for his margin'),
    p(
      'A distributor lives on the margin and pays from it stock, credit, salesmen, service and his own advertising. Depending on the trade he may need fifteen percent or fifty. If he does not earn well with your product he will sell another one, and no contract will prevent it. Calculate his business as carefully as your own, and show him the calculation.',
    ),
    h2('The first hundred days'),
    p(
      'Send somebody to train his salesmen and to visit ten customers with them. Give him your best pictures, your data sheets in his language and the right to use them. Pass on every request from his territory on the day on which it arrives, and tell him so. Agree on a fixed call every two weeks. If there is no sale within these hundred days, go there and find out why; it is rarely for lack of customers.',
    ),
    h2('From one distributor to a network'),
    p(
      'When two countries work, the third becomes easier, since you have a story, a price structure and a model contract. Bring your distributors together once a year, let the best one explain how he does it, and keep prices between neighboring countries so close that nobody is tempted to sell across the border. A network is held together by the contract only on paper. In practice it is held together by punctual deliveries, quick answers and the feeling that the factory is on their side.',
    ),
  ],
};
