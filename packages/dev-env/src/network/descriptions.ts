import { fillSlots } from './fill.ts';
import type { Grammar } from './grammars/grammar.ts';
import type { Random } from './random.ts';
import { enumerate, inSentence } from './words/inflect.ts';

/** What a description is written from. */
export interface Subject {
  readonly companyName: string;
  readonly type: string;
  readonly city: string;
  readonly country: string;
  readonly year: number;
  readonly employees: number;
  readonly subCategories: readonly string[];
  readonly markets: readonly string[];
  readonly grammar: Grammar;
}

const short: Readonly<Record<string, readonly string[]>> = {
  MA: [
    '{Subs3} made in {city} for {buyers}. We {process}.',
    'Maker of {subs3} since {year}, known for {strength}.',
    'We design and make {subs2} for {buyers}, with {strength}.',
    'Family-run plant in {city} making {subs3}. We {process} and ship to {market}.',
    '{Subs2} from our own plant in {city}, with {strength} and {strength2}.',
    'From {city} to {market}: {subs2} for {buyers}. We {process}.',
  ],
  DI: [
    'Distributor of {subs3} for {buyers} in {country} and beyond, with {strength}.',
    'Regional stock of {subs2} in {city}; {strength} for {buyers}.',
    'We bring {subs3} to {buyers} and stand for {strength}.',
    'Authorized for several makers of {subs2}. Warehouse in {city}, {strength}, {strength2}.',
  ],
  WS: [
    '{Subs3} by the pallet from our warehouse in {city}, with {strength}.',
    'Wholesale of {subs2} to {buyers}: short lists, firm prices and {strength}.',
    'Wholesaler in {city} since {year}: {subs3} for {buyers}.',
    'We keep {subs3} on the shelf so that {buyers} need not. Known for {strength}.',
  ],
  IM: [
    'Importer of {subs3} into {country} for {buyers}, customs and papers included.',
    'We source {subs2} abroad, check them on arrival and deliver to {buyers}.',
    'Importing {subs3} since {year}, with {strength} and a warehouse in {city}.',
    'Looking for reliable makers of {subs2}. We supply {buyers} all over {country}.',
  ],
  EX: [
    'Exporter of {subs3} from {country} to {market}, with {strength}.',
    '{Subs2} from {country} for {buyers} abroad: consolidated, inspected and documented in {city}.',
    'We ship {subs3} from {city} to {market} every week. {Strength}.',
    'Export house for {subs2} since {year}, with {strength} and {strength2}.',
  ],
  RE: [
    'Shop and trade counter for {subs3} in {city}, with {strength}.',
    '{Subs2} for {buyers} and walk-in customers in {city} since {year}.',
    'Everything around {subs2} under one roof in {city}. {Strength}.',
    'We sell {subs3} over the counter and online, with {strength}.',
  ],
  IN: [
    'Investor in makers of {subs2} in {country} and {market}. Stakes from {stake} million US dollars.',
    'We finance growth of companies around {subs2}: plants, working capital and export credit.',
    'Patient capital for family businesses that make {subs3}. Office in {city}.',
    'Fund for {subs2} with an engineering team of our own, investing since {year}.',
  ],
  CO: [
    'Consultants for {buyers}: selection, tendering and commissioning of {subs2}.',
    'Independent advice on {subs3}, from feasibility to acceptance. Based in {city}.',
    'We help {buyers} choose, audit and improve {subs2}, for a fee fixed beforehand.',
    'Engineers and export advisers for {subs2} since {year}, working in {market}.',
  ],
  GO: [
    'Public office that helps makers of {subs2} in {city} find buyers abroad. Our services are free.',
    'We support companies around {subs3} with permits, land, training and export papers.',
    'Trade desk for {subs2}: verified supplier lists, delegations and matchmaking for foreign buyers.',
    'Agency of {country} for companies around {subs2}. One contact from first question to licence.',
  ],
};

const opening = [
  '{name} was founded in {city} in {year} and today has about {employees} people.',
  'Since {year}, {name} has worked from {city}, {country}. About {employees} people belong to the company.',
  '{name} is at home in {city}. What began in {year} with a handful of people is now a team of {employees}.',
  'In {year} three colleagues opened {name} in {city}; today {employees} people work with us.',
];
const offer: Readonly<Record<string, readonly string[]>> = {
  goods: [
    'Our range covers {subs4}. Customers are mostly {buyers} and {buyers2}.',
    'We concentrate on {subs3}, because we would rather do a few things well. {Buyers} come back to us for {strength}.',
    'The list is short on purpose: {subs4}. Each article is one we would use ourselves.',
    '{Buyers} and {buyers2} order {subs3} from us, often for many years.',
  ],
  service: [
    'Our work is about {subs3}. Clients are mostly {buyers} and {buyers2}.',
    'We know {subs4} from the inside: most of us worked in plants before we came here.',
    'Questions about {subs3} reach us from {buyers}, from {market} and from public offices.',
  ],
};
const make = [
  'We {process}, and we {process2}. Visitors are welcome to see it.',
  'What sets us apart is simple: we {process}. On top of that come {strength} and {strength2}.',
  'Quality is not a department here. We {process}, we {process2}, and whoever finds a fault stops the line.',
];
const trade = [
  'What customers name first are {strength} and {strength2}.',
  'We keep what sells in {city} and order the rest weekly. Customers value {strength}.',
  'A buyer speaks with the same person from enquiry to delivery, and gets {strength}.',
];
const reach = [
  'We ship to {market} and {market2}. Tell us the port and the quantity, and you have a price within two working days.',
  'Most orders go to {market}. New customers may start with a trial order; papers are prepared in English.',
  'Enquiries from {market} and {market2} are answered the same day. Samples follow within a week.',
  'If you are new to buying from {country}, ask us: we explain terms, papers and lead times before you decide.',
];

function slotsOf(random: Random, subject: Subject): Record<string, string> {
  const { grammar } = subject;
  const names = subject.subCategories.map(inSentence);
  const [buyers = '', buyers2 = ''] = random.some(grammar.buyers, 2);
  const [process = '', process2 = ''] = random.some(grammar.processes, 2);
  const [strength = '', strength2 = ''] = random.some(grammar.strengths, 2);
  const [market = 'the Gulf', market2 = 'Europe'] = subject.markets;
  return {
    name: subject.companyName,
    city: subject.city,
    country: subject.country,
    year: String(subject.year),
    employees: String(subject.employees),
    subs2: enumerate(names.slice(0, 2)),
    subs3: enumerate(names.slice(0, 3)),
    subs4: enumerate(names.slice(0, 4)),
    stake: String(random.int(1, 12)),
    buyers,
    buyers2,
    process,
    process2,
    strength,
    strength2,
    market,
    market2,
  };
}

/** One or two sentences: what, for whom, why here. At most 512 characters. */
export const shortDescription = (random: Random, subject: Subject): string =>
  fillSlots(random.pick(short[subject.type] ?? short.MA!), slotsOf(random, subject));

/** Three or four paragraphs, separated by blank lines. */
export function generalDescription(random: Random, subject: Subject): string {
  const slots = slotsOf(random, subject);
  const isService = ['IN', 'CO', 'GO'].includes(subject.type) || subject.grammar.industryID === '0015';
  const paragraphs = [random.pick(opening), random.pick(offer[isService ? 'service' : 'goods']!)];
  if (subject.type === 'MA') paragraphs.push(random.pick(make));
  else if (!isService) paragraphs.push(random.pick(trade));
  if (!['GO', 'IN'].includes(subject.type)) paragraphs.push(random.pick(reach));
  return paragraphs.map((paragraph) => fillSlots(paragraph, slots)).join('\n\n');
}
