import type { CategoryGrammar } from './grammars/read.ts';
import type { Random } from './random.ts';
import type { Culture } from './words/culture.ts';

/** Words in a company's name for its business type. */
const actsLike: Readonly<Record<string, readonly string[]>> = {
  DI: ['Distribution', 'Supply'],
  WS: ['Wholesale', 'Supply'],
  IM: ['Imports', 'Trading'],
  EX: ['Exports', 'International', 'Trading'],
  RE: ['Store', 'Centre', 'Retail'],
};
const capitalWords = [
  'Capital',
  'Ventures',
  'Investment Partners',
  'Growth Fund',
  'Holdings',
  'Equity',
  'Industrial Fund',
];
const adviceWords = ['Consulting', 'Advisory', 'Associates', 'Consultants', 'Advisers'];
const officeWords = [
  'Export Promotion Office',
  'Industrial Development Agency',
  'Enterprise Support Centre',
  'Supplier Development Office',
  'Trade and Standards Bureau',
  'Free Zone Services Office',
  'Investor Service Office',
];

/** Words that repeat a legal form such as "Trading Est." or "Industries Co.". */
const saysTrade =
  /Trad|Supply|Wholesale|Distribution|Imports?\b|Exports?\b|International|Retail|Store|Centre|Industr|Enterpris/;

/** A company's name in the style of its country and trade. Public offices are named after their place. */
export function companyName(
  random: Random,
  culture: Culture,
  grammar: CategoryGrammar,
  type: string,
  country: string,
  place: string,
): string {
  if (type === 'GO') return officeName(random, grammar, place);
  const name = `${firstWord(random, culture, grammar)} ${tradeWords(random, grammar, type)}`;
  const forms = culture.forms[country] ?? culture.forms['*'] ?? ['Ltd.'];
  const fitting = forms.filter((form) => fits(form, name, type, grammar));
  const form = random.pick(fitting.length > 0 ? fitting : ['Ltd.']);
  return form === 'PT' ? `PT ${name}` : `${name} ${form}`;
}

const officeName = (random: Random, grammar: CategoryGrammar, place: string): string =>
  random.chance(0.5)
    ? `${place} ${random.pick(officeWords)}`
    : `${place} ${random.pick(grammar.trade)} ${random.pick(['Export Office', 'Development Agency', 'Trade Desk'])}`;

/** Whether a legal form that names an activity fits the company and does not repeat its name. */
function fits(form: string, name: string, type: string, grammar: CategoryGrammar): boolean {
  const trades = !grammar.service && ['DI', 'WS', 'IM', 'EX', 'RE'].includes(type) && !saysTrade.test(name);
  if (/Export/.test(form)) return type === 'EX' && trades;
  if (/Trad/.test(form)) return trades;
  if (/Industr|Seisakusho|San\. ve/.test(form))
    return type === 'MA' && !grammar.service && !/Industr|Works|Mill|Farm/.test(name);
  if (/Technology/.test(form)) return type === 'MA' && grammar.coded && !/Tech/.test(name);
  if (/Enterprises/.test(form)) return trades;
  return true;
}

function firstWord(random: Random, culture: Culture, grammar: CategoryGrammar): string {
  const kind = random.weighted([
    ['founder', 33],
    ['region', 33],
    ['invented', 26],
    ['partners', 8],
  ] as const);
  if (kind === 'founder') return random.pick(culture.family);
  if (kind === 'region') return random.pick(culture.companyWords);
  if (kind === 'invented') return random.pick(grammar.roots);
  return random.some(culture.family, 2).join(' & ');
}

function tradeWords(random: Random, grammar: CategoryGrammar, type: string): string {
  if (type === 'IN') return random.pick(capitalWords);
  const trade = random.pick(grammar.trade);
  if (type === 'CO')
    return /Consult|Advis|Partner|Audit|Law|Tax/.test(trade) ? trade : `${trade} ${random.pick(adviceWords)}`;
  const acts = grammar.service ? undefined : actsLike[type];
  return acts && random.chance(0.65) && !saysTrade.test(trade) ? `${trade} ${random.pick(acts)}` : trade;
}
