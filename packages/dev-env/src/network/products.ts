import type { Category, SubCategory } from '@wbn/content';
import { fillSlots } from './fill.ts';
import type { Grammar, SpecTemplate } from './grammars/grammar.ts';
import type { Random } from './random.ts';
import { capital, inSentence, singular } from './words/inflect.ts';

export interface MadeProduct {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly specs: readonly { key: string; value: string }[];
  readonly leadTime: string;
  readonly stock: number;
}

const consonants = 'BCDFGHKLMNPRSTVX';
const seriesCode = (random: Random): string =>
  `${random.pick([...consonants])}${random.pick([...consonants])}${random.pick(['-', ' ', ''])}${random.int(1, 99) * 10}`;

/** Digits after the point as the step has them. */
const decimals = (step: number): number => (String(step).split('.')[1] ?? '').length;

function specValue(random: Random, template: SpecTemplate): { key: string; value: string } {
  if (template.length === 2) return { key: template[0], value: random.pick(template[1]) };
  const [key, min, max, step, unit] = template;
  const value = min + step * random.int(0, Math.floor((max - min) / step));
  return { key, value: `${value.toFixed(decimals(step))} ${unit}` };
}

/** A product of one subcategory, in the words of its industry. */
export function makeProduct(
  random: Random,
  grammar: Grammar,
  category: Category,
  subCategory: SubCategory,
  city: string,
): MadeProduct {
  const one = singular(subCategory.name);
  const qualifier = random.pick(grammar.qualifiers);
  const slots: Record<string, string> = {
    sub: one,
    subl: inSentence(one),
    subsl: inSentence(subCategory.name),
    subp: subCategory.name,
    q: qualifier,
    series: seriesCode(random),
    root: random.pick(grammar.roots),
    n: String(random.int(11, 98) * 100 + random.int(1, 60)),
    city,
    buyers: random.pick(grammar.buyers),
  };
  slots.v = fillSlots(random.pick(grammar.variants), slots);
  const [first = '', ...others] = grammar.productSentences;
  const sentences = [first, ...random.some(others, random.int(1, 3))];
  return {
    name: capital(fillSlots(random.pick(grammar.productNames), slots)),
    description: sentences.map((sentence) => fillSlots(sentence, slots)).join(' '),
    keywords: [inSentence(one), inSentence(category.name), qualifier],
    specs: random.some(grammar.specs, random.int(4, 6)).map((template) => specValue(random, template)),
    leadTime: random.pick(['3 to 5 days', '7 days', '10 to 14 days', '3 weeks', '4 to 6 weeks', '45 days']),
    stock: random.chance(0.75) ? random.int(2, 900) : 0,
  };
}
