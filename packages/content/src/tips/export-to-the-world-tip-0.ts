import { callout, goGlobal, h2, image, insert, ol, p, ul } from '../pages/blocks.ts';
import type { Tip } from './types.ts';

export const exportToTheWorld: Tip = {
  id: 'tip-0',
  index: 0,
  path: '/b2b-tips/export-to-the-world-tip-0',
  title: 'Export to the world from {theCountry}',
  shortTitle: 'The export platform',
  lead: 'What an export platform does for a company, what it cannot do, and how to use this one well.',
  meta: {
    title: 'Export to the world from {theCountry} | WBN export platform',
    description:
      'How {demonym} companies use an export platform: what to prepare, what to publish and how to turn requests into orders.',
    keywords: ['export platform', 'export from {theCountry}', '{demonym} exporters', 'sell abroad', 'B2B platform'],
  },
  layout: 'article',
  blocks: [
    image('world-map', 'World map'),
    p(
      'Somewhere, at this moment, a person with a budget is looking for what you make. She does not know your name. She types the name of a product, reads the first few results, opens three of them and writes to two. Export begins in those five minutes, and an export platform exists so that you are among the three.',
    ),
    h2('One profile instead of a hundred introductions'),
    p(
      'Our network was created in 2000 for exactly this purpose. It has grown to 25 platforms that share one directory, so a company that registers in {theCountry} is found from Mexico to Malaysia without doing anything twice. The site works 24 hours a day, 365 days a year. It answers the simple questions about your company while you sleep, and leaves you the interesting ones for the morning.',
    ),
    p(
      'Compare that with the usual way. A stand at an international fair can cost as much as a small machine and lasts four days. A sales trip shows you to a dozen people. Both are worth doing, but later, when you know which country deserves the journey. The platform is how you find out.',
    ),
    h2('What a buyer sees in the first minute'),
    p('We have watched many buyers read many profiles. Most of them look at the same things, in this order:'),
    ol(
      'The picture. A clear photograph of the product on a plain background beats a logo, and a logo beats nothing.',
      'The first sentence. It should say what you make and for whom. “Founded in 1998, we are a leading company” says neither.',
      'Where you are, and whether you can deliver to where they are.',
      'Proof: years in business, number of employees, certificates, a verified mark.',
      'The specifications. Numbers with units, in the order of a data sheet.',
      'The way to ask. If it takes more than a click, many will not.',
    ),
    p(
      'Everything on this list can be prepared in one afternoon, with material that you already have. Very few companies do it, and so those who do stand out.',
    ),
    h2('Prepare these before you publish'),
    ul(
      'Five to seven products that you would like to be known for, rather than all that you have ever made.',
      'The customs code of each product. Buyers use it to check duties, and it settles what you are talking about in any language.',
      'A minimum order and a lead time that you can keep in a busy month.',
      'The delivery terms you are used to. If you are new to it, start with delivery at your own gate or at the nearest port, and learn the others with a forwarder.',
      'One person who reads English well, with an hour a day for foreign requests.',
    ),
    callout(
      'Do not translate alone',
      'Product names are the words by which you are found. Ask somebody in the trade, not only a dictionary, what your product is called in the language of your buyer.',
    ),
    h2('From the first request to the first order'),
    p(
      'A first request is often vague: “please send your best price”. Do not send a price list. Send two questions that show you know the product, for instance about the quantity a year and the standard it has to meet, and a date by which the price will follow. You learn whether the buyer is serious, and he learns that you are.',
    ),
    p(
      'Then keep your promise. Quote for the smallest reasonable quantity and for a full container, name the currency, the delivery term with its place, the terms of payment and the last day on which the price is good. Offer a sample, and charge for it if it costs you something; a serious buyer pays for a sample gladly, provided that the amount is returned with the first order.',
    ),
    p(
      'For the first shipment, let the payment be safe for both sides: part in advance and the rest against documents, or a letter of credit if the sum is large. Photograph the goods as they are packed and send the pictures the same day. It costs nothing and makes the second order much more likely.',
    ),
    h2('What a platform cannot do'),
    p(
      'It cannot make a product better, a delivery punctual or a price right, and it does not replace a visit once the business is worth one. It brings the two sides together early, while everything is still possible. The rest is trade, the oldest craft there is, and the following pages share what we know about it.',
    ),
    insert('tips'),
    goGlobal,
  ],
};
