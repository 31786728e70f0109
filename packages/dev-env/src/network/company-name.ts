import type { Grammar } from './grammars/grammar.ts';
import type { Random } from './random.ts';
import type { Culture } from './words/cultures.ts';

/** What a company does with its goods, as its name says it. */
const actsLike: Readonly<Record<string, readonly string[]>> = {
  DI: ['Distribution', 'Supply'],
  WS: ['Wholesale', 'Supply'],
  IM: ['Imports', 'Trading'],
  EX: ['Exports', 'International', 'Trading'],
  RE: ['Store', 'Centre', 'Retail'],
};
const capitalWords = ['Capital', 'Ventures', 'Investment Partners', 'Growth Fund', 'Holdings'];
const adviceWords = ['Consulting', 'Advisory', 'Associates', 'Engineering Consultants'];
const officeWords = [
  'Export Promotion Office',
  'Industrial Development Agency',
  'Trade Authority',
  'Chamber for Industry',
  'Standards Bureau',
];

/** A company's name as its country and trade would form it. Offices of the state are named after their place. */
export function companyName(
  random: Random,
  culture: Culture,
  grammar: Grammar,
  type: string,
  country: string,
  place: string,
): string {
  if (type === 'GO') return `${place} ${random.pick(officeWords)}`;
  const form = random.pick(culture.forms[country] ?? culture.forms['*'] ?? ['Ltd.']);
  const first = firstWord(random, culture, grammar);
  const name = `${first} ${tradeWords(random, grammar, type)}`;
  return form === 'PT' ? `PT ${name}` : `${name} ${form}`;
}

function firstWord(random: Random, culture: Culture, grammar: Grammar): string {
  const kind = random.weighted([
    ['founder', 35],
    ['region', 35],
    ['invented', 22],
    ['partners', 8],
  ] as const);
  if (kind === 'founder') return random.pick(culture.family);
  if (kind === 'region') return random.pick(culture.companyWords);
  if (kind === 'invented') return random.pick(grammar.roots);
  return random.some(culture.family, 2).join(' & ');
}

function tradeWords(random: Random, grammar: Grammar, type: string): string {
  if (type === 'IN') return random.pick(capitalWords);
  const trade = random.pick(grammar.trade);
  if (type === 'CO') return `${trade} ${random.pick(adviceWords)}`.replace(/(Consulting|Advisory) \1/, '$1');
  const acts = actsLike[type];
  return acts && random.chance(0.65) && !/Trading|Supply|Store/.test(trade) ? `${trade} ${random.pick(acts)}` : trade;
}
