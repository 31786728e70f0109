import { callout, h2, image, ol, p, ul } from '../pages/blocks.ts';
import type { Tip } from './types.ts';

export const howToCreateExportSystem: Tip = {
  id: 'tip-1',
  index: 1,
  path: '/b2b-tips/how-to-create-export-system-tip-1',
  title: 'How to start an export business',
  shortTitle: 'How to start an export business',
  lead: 'A system in eight steps, from choosing the product to the second order.',
  meta: {
    title: 'How to start an export business from {theCountry} | WBN',
    description:
      'Eight steps by which {demonym} companies start to export: product, market, price, terms, documents, payment, logistics and follow-up.',
    keywords: ['start an export business', 'export system', 'export steps', '{demonym} exporters', 'first export'],
  },
  layout: 'article',
  blocks: [
    image('export-plan', 'A plan with eight steps on a desk'),
    p(
      'Most companies export for the first time by accident. A foreign visitor comes to the stand, an order arrives, everybody works late, the goods leave, and nothing follows. A system is what turns that accident into a business: the same steps, in the same order, each a little better than the last time.',
    ),
    h2('1. Choose one product'),
    p(
      'Take the product that you make most reliably, not the newest one. It should survive a journey of six weeks, need little explanation and have a margin that can carry the cost of learning. If you must adapt it, to another voltage, plug or label, find out now what that costs.',
    ),
    h2('2. Choose two markets'),
    p(
      'One is too risky, five are too many. Look up the customs code of your product and see, in public trade statistics, which countries import it, from whom, and whether the figure is rising. Prefer a country with which {theCountry} has a trade agreement, a direct shipping line and a similar way of doing business. Read the rules for your product there before you fall in love with the market.',
    ),
    h2('3. Calculate the price from the far end'),
    p(
      'Begin with what the final customer pays there today for something similar. Take off the margin of the shop, of the distributor and of the importer, then the duty, the freight and the insurance. What is left is the most you can ask at your gate. If it is less than your cost, the product or the market is wrong, and it is better to know that on paper.',
    ),
    h2('4. Learn four delivery terms'),
    p(
      'The Incoterms rules say who pays, who arranges and who bears the risk at each point of the way. Four will do at first:',
    ),
    ul(
      'EXW: the buyer collects at your door. Simple for you, often awkward for the buyer, who has to clear your customs.',
      'FCA: you hand the goods, cleared for export, to a carrier the buyer has named. A good rule for containers.',
      'CIP: you pay carriage and insurance to a named place, while the risk passes earlier, at the first carrier.',
      'DAP: you deliver, ready to unload, at the place of destination. Comfortable for the buyer; quote it only with a forwarder you trust.',
    ),
    h2('5. Put the documents in one folder'),
    image('export-documents', 'Invoice, packing list and certificate of origin'),
    p('Make a model of each of these once, and copy it for every shipment:'),
    ol(
      'Proforma invoice, which is your offer in the form that banks and customs understand.',
      'Commercial invoice, with customs code, origin, currency and delivery term.',
      'Packing list, with weight and size of each package.',
      'Certificate of origin, usually from your chamber of commerce.',
      'Transport document: bill of lading, air waybill or road consignment note.',
      'Whatever your product needs in particular, such as a health, conformity or analysis certificate.',
    ),
    p(
      'Names, quantities and weights must agree in all of them to the letter. More shipments are held up by a difference between two papers than by storms.',
    ),
    h2('6. Agree on a safe payment'),
    p(
      'Payment in advance is best for you, open account is best for the buyer, and most trade happens in between. For a first order, thirty percent in advance and the balance against a copy of the transport document is widely accepted. For larger sums use a letter of credit, and ask your bank to read the draft before the buyer opens it. Later, when you grant credit, insure it.',
    ),
    h2('7. Find a forwarder, then a second one'),
    p(
      'A freight forwarder is the best teacher a new exporter can have, and the lesson is included in the price. Explain your product, ask for two routes, and ask what usually goes wrong on each. Compare with another forwarder once a year. Do not change for a few dollars; change if nobody calls you back when a ship is late.',
    ),
    callout(
      'Weigh and photograph',
      'Before the doors of the container are closed, note its number and its seal, weigh the packages and take pictures from the open door. If there is a claim, this is your evidence.',
    ),
    h2('8. Follow up'),
    p(
      'Write to the buyer on the day of loading, on the day of arrival, and a month later. Ask what should be different next time. Enter the answer in your folder. The second order is cheaper to win than the first, and the third almost comes by itself.',
    ),
    h2('Who does all this'),
    p(
      'In the beginning one person, with two fixed mornings a week and the right to interrupt production with a question. Export fails less often for lack of money than for lack of those two mornings. Write down the eight steps with the name of the one who does each, and hang the sheet where everybody passes. That sheet is your export system. Improve it after every shipment.',
    ),
  ],
};
