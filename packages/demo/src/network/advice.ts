import type { Motif } from '../pictures/products/motifs.ts';
import { fillSlots } from './fill.ts';
import type { CategoryGrammar } from './grammars/read.ts';
import type { MadeProduct } from './products.ts';
import type { Random } from './random.ts';
import { capital, inSentence } from './words/inflect.ts';

/** Services of investors, consultants and public offices. */
interface Service {
  readonly name: string;
  readonly motif: Motif;
  readonly sentences: readonly string[];
  readonly specs: readonly (readonly [key: string, values: readonly string[]])[];
}

const languages = ['Arabic, English', 'English, Spanish', 'English, French', 'English, German', 'English, Chinese'];

const services: Readonly<Record<string, readonly Service[]>> = {
  CO: [
    {
      name: 'Supplier audit: {subs}, {length}',
      motif: 'certificate',
      sentences: [
        'Two auditors visit your supplier of {subs} and report on process, people and papers.',
        'The report has photographs, a score and a list of what to mend first.',
        'A second visit after three months is part of the fee.',
      ],
      specs: [
        ['Scope', ['One site', 'Two sites', 'Up to four sites']],
        ['Report', ['English', 'English and Arabic', 'English and Spanish']],
        ['Standard', ['ISO 9001 checklist', "The client's own checklist", 'SMETA four pillars']],
      ],
    },
    {
      name: 'Sourcing study: {subs} from {market}',
      motif: 'charts',
      sentences: [
        'We name {count} verified {makers} of {subs} in {market} and compare price, terms and lead time.',
        'Each of them was called and, where it matters, visited.',
        'Introductions are included; we take no commission from suppliers.',
      ],
      specs: [
        ['Result', ['Short list with contact persons', 'Short list and sample offers']],
        ['Sources', ['Interviews and customs data', 'Visits and interviews']],
      ],
    },
    {
      name: 'Market entry plan for {makers} of {subs}',
      motif: 'charts',
      sentences: [
        'Who buys {subs} in {market}, at what price and through whom: a plan with dates and names.',
        'Registration, labelling and duty are worked out for your articles.',
        'The plan ends in ten meetings with buyers, arranged by us.',
      ],
      specs: [
        ['Region', ['GCC', 'North Africa', 'Western Europe', 'South-East Asia']],
        ['Result', ['Report of 40 pages', 'Workshop and report']],
      ],
    },
    {
      name: 'Tender support for buyers of {subs}',
      motif: 'contract',
      sentences: [
        'We write the specification, invite bidders and compare the offers for {subs}.',
        'You decide; we put the reasons on two pages.',
        'Contract and acceptance protocol are drawn up with your lawyers.',
      ],
      specs: [
        ['Bidders', ['3 to 5', '5 to 8']],
        ['Documents', ['Specification, matrix, contract', 'Specification and matrix']],
      ],
    },
    {
      name: 'Seminar: buying {subs} well',
      motif: 'learning',
      sentences: [
        '{Length} for buyers: quality marks of {subs}, terms, claims and negotiation.',
        'Cases come from our own files, names removed.',
        'Groups of six to twelve, at your place or in {city}.',
      ],
      specs: [
        ['Group', ['6 to 12 people', 'Up to 20 people']],
        ['Place', ['At your site', 'Our office', 'Online']],
      ],
    },
    {
      name: 'Cost analysis for {subs}, {length}',
      motif: 'ledger',
      sentences: [
        'We take the price of {subs} apart: material, work, energy, freight and margin.',
        'The result is a model that your buyers can go on using.',
        'Savings below five per cent make half the fee.',
      ],
      specs: [
        ['Result', ['Spreadsheet model', 'Spreadsheet and report']],
        ['Basis', ['Quotations and public indices', 'Plant visits']],
      ],
    },
  ],
  IN: [
    {
      name: 'Growth capital for {makers} of {subs}',
      motif: 'coins',
      sentences: [
        'Minority stakes in {makers} of {subs} that want a second site or a new market.',
        'We bring an engineer to the board and stay five to eight years.',
        'A first answer comes within two weeks of the accounts.',
      ],
      specs: [
        ['Ticket', ['USD 0.5 to 2 million', 'USD 2 to 10 million', 'USD 5 to 25 million']],
        ['Stake', ['10 to 30 %', '20 to 49 %']],
        ['Horizon', ['5 to 8 years', '7 to 10 years']],
      ],
    },
    {
      name: 'Order finance around {subs}',
      motif: 'coins',
      sentences: [
        'Advance of up to 80 per cent on confirmed orders of {subs}, repaid when the buyer pays.',
        'No mortgage, no seat on the board.',
        'The line grows with the order book.',
      ],
      specs: [
        ['Line', ['USD 100,000 to 1 million', 'USD 0.5 to 5 million']],
        ['Tenor', ['90 days', '120 days', '180 days']],
        ['Security', ['Assigned receivables', 'Letter of credit']],
      ],
    },
    {
      name: 'Succession investment: {subs}',
      motif: 'contract',
      sentences: [
        'For founders who want to hand over a business around {subs} without closing it.',
        'Name, people and place stay.',
        'We pay at closing and keep the founder as adviser if wished.',
      ],
      specs: [
        ['Stake', ['51 to 80 %', '100 %']],
        ['Company size', ['20 to 200 people', '50 to 500 people']],
      ],
    },
  ],
  GO: [
    {
      name: 'Supplier introductions: {subs}',
      motif: 'staffing',
      sentences: [
        'A list of verified {makers} of {subs} from our region, with one contact each.',
        'We arrange calls and visits and send an interpreter where needed.',
        'The service is free for buyers.',
      ],
      specs: [
        ['Answer', ['Within 3 working days', 'Within a week']],
        ['For', ['Foreign buyers', 'Buyers with a trade licence']],
      ],
    },
    {
      name: 'Export desk for {makers} of {subs}',
      motif: 'contract',
      sentences: [
        'Papers, labels, duties and fairs for companies that begin to export {subs}.',
        'Appointments in {city} or online.',
        'Half of the cost of a first fair is refunded.',
      ],
      specs: [
        ['Who may apply', ['Companies registered in the region', 'Companies with fewer than 250 people']],
        ['Format', ['Appointment', 'Online', 'Appointment or online']],
      ],
    },
    {
      name: 'Trade mission: {subs} in {market}',
      motif: 'airFreight',
      sentences: [
        'Four days in {market} with twelve companies around {subs}, buyer meetings included.',
        'Places are given in the order of application.',
        'Travel is paid by the participant, the programme by us.',
      ],
      specs: [
        ['Places', ['8', '12', '15']],
        ['Deadline', ['Six weeks before departure', 'Two months before departure']],
      ],
    },
  ],
};

/** True for businesses that sell advice, finance or help instead of the goods of their category. */
export const sellsAdvice = (type: string, grammar: CategoryGrammar): boolean =>
  type === 'IN' || type === 'GO' || (type === 'CO' && !grammar.service);

/** A service around one subcategory, as a business of this type would offer it. */
export function makeAdvice(
  random: Random,
  type: string,
  grammar: CategoryGrammar,
  subCategory: string,
  city: string,
): MadeProduct {
  const subs = inSentence(subCategory);
  const service = random.pick(services[type] ?? services.CO!);
  const slots = {
    subs,
    makers: grammar.voice.makers,
    city,
    length: random.pick(['two days', 'three days', 'one week']),
    count: random.pick(['five', 'six', 'eight', 'ten']),
    market: random.pick(['the Gulf', 'Türkiye', 'India', 'China', 'Eastern Europe', 'North Africa', 'Latin America']),
  };
  const fee = {
    CO: ['Fixed fee', 'Day rate', 'Fixed fee, half in advance'],
    IN: ['By agreement'],
    GO: ['Free of charge'],
  }[type] ?? ['Fixed fee'];
  const lines = [...service.specs, ['Languages', languages] as const, ['Fee', fee] as const];
  const [lead = '', ...others] = service.sentences;
  return {
    name: capital(fillSlots(service.name, slots)),
    description: [lead, ...random.some(others, random.int(1, 2))].map((text) => fillSlots(text, slots)).join(' '),
    keywords: [
      subs,
      ...random
        .pick([['consulting'], ['advice']])
        .map((word) => (type === 'IN' ? 'finance' : type === 'GO' ? 'trade promotion' : word)),
    ],
    specs: lines.map(([key, values]) => ({ key, value: random.pick(values) })),
    leadTime: 'By agreement',
    stock: 0,
    motif: service.motif,
  };
}
