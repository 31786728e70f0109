import { callout, h2, image, ol, p, ul } from '../pages/blocks.ts';
import type { Tip } from './types.ts';

export const industrialMarketing: Tip = {
  id: 'tip-2',
  index: 2,
  path: '/b2b-tips/industrial-marketing-tip-2',
  title: 'Industrial export marketing',
  shortTitle: 'Industrial export marketing',
  lead: 'Industrial buyers do not want to be seduced. They want to be sure. Marketing that helps them to be sure is cheap and works for years.',
  meta: {
    title: 'Industrial export marketing for {demonym} companies | WBN',
    description:
      'How {demonym} manufacturers market industrial products abroad: message, proof, product pages, channels, a yearly plan and what to measure.',
    keywords: ['industrial marketing', 'export marketing', 'B2B marketing', '{demonym} manufacturers', 'product pages'],
  },
  layout: 'article',
  blocks: [
    image('marketing-message', 'A data sheet with the main figures marked'),
    p(
      'A consumer buys with his own money and may regret it. An industrial buyer spends the money of others and must be able to explain why. He needs reasons that he can repeat in a meeting where you are not present. All industrial marketing comes down to supplying those reasons, in an order and a form in which they can be passed on.',
    ),
    h2('Write the sentence first'),
    p(
      'Before a web page, a brochure or a film, write one sentence: we make this, for these companies, and they choose us because of that. Leave out quality and service, since nobody claims the opposite. “We make stainless dosing pumps for dairies, and they can be taken apart for cleaning without tools” is a sentence with which a stranger can sell for you.',
    ),
    p(
      'Test it. Read it to a customer, to somebody from the workshop and to somebody from another trade. If any of the three cannot say it back an hour later, it is not finished.',
    ),
    h2('Collect proof'),
    p('A claim costs nothing, and so it is worth nothing alone. Put one piece of proof beside each:'),
    ul(
      'a figure with its unit and the conditions under which it was measured;',
      'a certificate with its number, its issuer and its date of expiry;',
      'a reference, at least the kind of company, the country and the year;',
      'a photograph of the machine that does it, with a person beside it for scale;',
      'a film of thirty seconds, without music, showing the product at work.',
    ),
    p(
      'Ask for permission to name a customer on the day on which he is happiest, which is usually the day of acceptance. A year later nobody remembers who could give it.',
    ),
    h2('Build product pages for search'),
    p(
      'Engineers search in nouns and numbers: “helical gearbox 5.5 kW 40 rpm”. A page for each product, with the common name, its synonyms and its figures as text, will be found. The same data in a scanned catalog will not. Use the words of the market to which you sell; what is called a spanner in one country is a wrench in another, and both belong on the page.',
    ),
    callout(
      'One page, one product, one question',
      'End every product page with the question that starts a conversation: “Which flow do you need, and for which liquid?” A form that asks it gets better requests than a button that says “contact us”.',
    ),
    h2('Choose few channels and keep them alive'),
    image('marketing-channel', 'Arrows from three channels to one factory'),
    p('For a company that starts abroad with a small budget, we suggest this order:'),
    ol(
      'Your business profile and products on this platform. It is open to buyers at every hour of every day, and it costs only care.',
      'Your own site in the languages of your two markets, even if each has no more than five pages.',
      'A news post every week, here and on one social network: a project, a part, a person, a date.',
      'The trade journal that the buyers of your first market really read. Offer an article about a problem you have solved, not an advertisement.',
      'One fair a year, visited first, exhibited at later.',
    ),
    p(
      'It is better to do the first three for two years than all five for two months. A profile whose last sign of life is three years old does more harm than none.',
    ),
    h2('Plan the year backwards'),
    p(
      'Industrial purchases follow budgets. In many companies, money for the next year is discussed in autumn and released in the first quarter. Somebody who hears of you in January is comparing; somebody who hears of you in September can still write you into the plan. Mark the holidays of your markets too. Nothing is read in the last week of December in Europe, in the days of the Spring Festival in China or in the last days of Ramadan in much of the Middle East.',
    ),
    h2('Speak with one voice'),
    p(
      'The data sheet, the profile, the quotation and the name plate on the machine should use the same name for the product, the same figures and the same units. Differences look small from inside the company. From outside they look like carelessness, and nobody buys a pressure vessel from the careless.',
    ),
    h2('Measure three things'),
    p(
      'How many requests came in, from which country and for which product. How many of them received a quotation, and after how many days. How many quotations became orders. Write the three numbers down once a month. If the first is low, work on being found. If the second is, work on your answers. If the third is, talk to those who did not buy; most people will tell you the reason if you ask once and without argument.',
    ),
    p(
      'Do this for a year and your marketing will be better than that of most of your competitors, because it will be based on something.',
    ),
  ],
};
