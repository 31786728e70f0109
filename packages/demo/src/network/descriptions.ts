import { fillSlots } from './fill.ts';
import type { CategoryGrammar } from './grammars/read.ts';
import type { Random } from './random.ts';
import { countryInSentence, enumerate, inSentence } from './words/inflect.ts';
import * as paragraphs from './words/paragraphs.ts';
import { shortOfAdvisers, shortOfGoods, shortOfServices } from './words/short-descriptions.ts';

/** The facts for a description. */
export interface Subject {
  readonly companyName: string;
  readonly type: string;
  readonly city: string;
  /** The country's name without an article. */
  readonly country: string;
  readonly year: number;
  readonly employees: number;
  /** Those of the main category first. */
  readonly subCategories: readonly string[];
  readonly markets: readonly string[];
  /** Of the main category. */
  readonly grammar: CategoryGrammar;
}

function slotsOf(random: Random, subject: Subject): Record<string, string> {
  const { grammar } = subject;
  const { voice } = grammar;
  const names = subject.subCategories.map(inSentence);
  const [buyers = '', buyers2 = ''] = random.some(grammar.buyers, 2);
  const [process = '', process2 = ''] = random.some(grammar.processes, 2);
  const [strength = '', strength2 = ''] = random.some(grammar.strengths, 2);
  const [market = 'the Gulf', market2 = 'Western Europe'] = subject.markets;
  const stake = random.int(1, 9);
  return {
    name: subject.companyName,
    city: subject.city,
    country: countryInSentence(subject.country),
    year: String(subject.year),
    employees: subject.employees.toLocaleString('en-GB'),
    subs2: enumerate(names.slice(0, 2)),
    subs3: enumerate(names.slice(0, 3)),
    subs4: enumerate(names.slice(0, 4)),
    stake: String(stake),
    stakes: String(stake * random.int(3, 5)),
    maker: random.pick(voice.maker),
    makers: voice.makers,
    make: voice.make,
    makes: `${voice.make}s`,
    made: voice.made,
    plant: voice.plant,
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

const advises = (subject: Subject): boolean =>
  subject.type === 'IN' || subject.type === 'GO' || (subject.type === 'CO' && !subject.grammar.service);

/** One or two sentences: offer, customers, advantage. At most 512 characters. */
export function shortDescription(random: Random, subject: Subject): string {
  const { type, grammar } = subject;
  const templates = advises(subject)
    ? shortOfAdvisers[type]
    : grammar.service
      ? shortOfServices
      : (shortOfGoods[type] ?? shortOfGoods.MA);
  return fillSlots(random.pick(templates!), slotsOf(random, subject));
}

/** Two to four paragraphs, separated by blank lines. */
export function generalDescription(random: Random, subject: Subject): string {
  const slots = slotsOf(random, subject);
  return partsOf(subject)
    .map((part) => fillSlots(random.pick(part), slots))
    .join('\n\n');
}

function partsOf(subject: Subject): readonly (readonly string[])[] {
  const { type, grammar } = subject;
  const opening = type === 'GO' ? paragraphs.publicOpenings : paragraphs.openings;
  if (advises(subject)) return [opening, ...(paragraphs.ofAdvisers[type] ?? [])];
  if (grammar.service) return [opening, paragraphs.offersOfServices, paragraphs.servings, paragraphs.reachesOfServices];
  const doing = type === 'MA' ? paragraphs.makings : paragraphs.tradings;
  return [opening, paragraphs.offersOfGoods, doing, paragraphs.reaches];
}
