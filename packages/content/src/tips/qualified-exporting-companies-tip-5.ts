import { callout, h2, image, ol, p, ul } from '../pages/blocks.ts';
import type { Tip } from './types.ts';

export const qualifiedExportingCompanies: Tip = {
  id: 'tip-5',
  index: 5,
  path: '/b2b-tips/qualified-exporting-companies-tip-5',
  title: 'Who is a qualified industrial exporter?',
  shortTitle: 'Who is a qualified industrial exporter?',
  lead: 'Seven marks by which buyers recognize a company that can export, and by which you can examine your own.',
  meta: {
    title: 'Who is a qualified industrial exporter? | WBN {country}',
    description:
      'Seven marks of a qualified industrial exporter, a self-test for {demonym} companies and advice for buyers on how to check a supplier.',
    keywords: [
      'qualified exporter',
      'supplier qualification',
      'verified suppliers',
      '{demonym} exporters',
      'factory audit',
    ],
  },
  layout: 'article',
  blocks: [
    image('exporter-factory', 'A factory with an open loading bay'),
    p(
      'Every company may call itself an exporter. A buyer has to find out, from a distance and within days, which of them can really deliver the same quality twice. Whichever side you are on, it helps to know what is looked at. Here are the seven marks we find most reliable, gained from many supplier checks and from the mistakes behind them.',
    ),
    h2('1. It can be identified'),
    p(
      'The legal name is the same in the register, on the invoice, on the bank account and on the profile. There is an address at which people work, a landline or a switchboard, and a domain of its own for e-mail. A bank account in another country and another name is the one sign at which a careful buyer stops altogether.',
    ),
    h2('2. It makes, or knows exactly who makes'),
    p(
      'A manufacturer can show the machines, say how many parts leave them in a shift, and name the step that limits the capacity. A trading company can be an excellent exporter as well, if it says openly that it trades and knows its factories. What does not qualify is a trader who pretends to be a factory, because then nobody can answer the second technical question.',
    ),
    h2('3. It controls its quality and can prove it'),
    p(
      'A certified quality system is a good beginning. More telling is what happens on an ordinary day: incoming material is checked and marked, drawings carry a revision, measuring tools have a date of calibration, rejected parts lie in a red box and somebody writes down why. Ask for the inspection report of a recent delivery, with the name of the customer covered. A qualified exporter sends it the same afternoon.',
    ),
    h2('4. It knows the rules of the market'),
    p(
      'The product complies with the standards of the country of destination and not only with those at home: marking and declarations of conformity, food contact, chemicals, labels in the right language, halal or phytosanitary certificates where they are needed, treated wood for the pallets. An exporter who asks “to which country?” before he quotes has done this before.',
    ),
    h2('5. It is financially able to finish the order'),
    p(
      'The buyer does not need to see the accounts. It is enough that the advance payment asked for is in proportion to the material, that suppliers are paid, and that the largest customer is not half of the turnover. An export credit insurer or a bank reference can confirm it without embarrassment to anybody.',
    ),
    h2('6. It speaks, writes and answers'),
    p(
      'Somebody in the house can read a specification in the language of the business, which is mostly English, and there is a second person who can do so when the first is away. Answers come on the next working day at the latest. Questions are answered in the order in which they were asked. This seems little; in our checks it separates good suppliers from the rest more sharply than any certificate.',
    ),
    h2('7. It has shipped before, or has prepared as if it had'),
    p(
      'Experience can be shown by three shipments to three countries, with copies of transport documents in which prices are blacked out. A newcomer can replace it with preparation: packing that has been tested, a forwarder by name, model documents, an insurance, and the patience to start with a small order.',
    ),
    h2('Test your own company'),
    image('exporter-audit', 'An auditor with a clipboard in a workshop'),
    p('Give yourself a point for each of these that you could send to a buyer within one hour:'),
    ol(
      'An extract from the commercial register, not older than six months.',
      'A list of machines with year and capacity.',
      'Your valid certificates, with numbers.',
      'A data sheet of your main product in English, with tolerances.',
      'A final inspection report from the last three months.',
      'Three references abroad, or two at home that a stranger may call.',
      'Photographs of the packing, with weights and dimensions.',
      'Your delivery and payment terms on half a page.',
      'The name of the person responsible for export, and of the deputy.',
      'The customs code and the origin of each product.',
    ),
    p(
      'With eight points or more you are ready, and your profile should say so. With five to seven, the missing papers are a task for a month. With fewer, begin with quality and documents before you spend money on being seen.',
    ),
    callout(
      'What verification adds',
      'Companies with a paid package can be verified by us or by an independent third party. It confirms marks one and two, and shows buyers that you did not mind being asked.',
    ),
    h2('If you are the buyer'),
    ul(
      'Search for the product first, and then compare three companies mark by mark.',
      'Ask one technical question that cannot be answered by copying the catalog.',
      'Ask for a short video call from the workshop, at a time you choose.',
      'Order a sample, then a small lot, and have the first full shipment inspected before it leaves.',
      'Visit when the business has become important. Nothing replaces a walk from the raw material to the loading bay.',
    ),
    p(
      'A qualified exporter welcomes all of this. He has been waiting for a buyer who looks closely, because that is the competition he can win. {demonym} companies that prepare themselves along these seven marks find that price is discussed later and less.',
    ),
  ],
};
