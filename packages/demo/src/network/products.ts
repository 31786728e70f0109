import type { SubCategory } from '@wbn/content';
import { type Motif, motifOf } from '../pictures/products/motifs.ts';
import { fillSlots } from './fill.ts';
import type { CategoryGrammar, Line, Place, Ware } from './grammars/read.ts';
import type { Random } from './random.ts';
import { capital, inSentence, type Noun, singular } from './words/inflect.ts';

export interface MadeProduct {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly specs: readonly { key: string; value: string }[];
  readonly leadTime: string;
  readonly stock: number;
  /** Shown by its pictures. */
  readonly motif: Motif;
}

/** A line with its drawn value. */
interface Drawn {
  readonly line: Line;
  readonly value: string;
}

const consonants = 'BCDFGHKLMNPRSTVX';
const seriesCode = (random: Random): string =>
  `${random.pick([...consonants])}${random.pick([...consonants])}${random.pick(['-', ' ', ''])}${random.int(1, 99) * 10}`;

/** Formats a number with the decimals of the step and commas between thousands. */
function written(value: number, step: number, unit: string): string {
  const [whole = '', part] = value.toFixed((String(step).split('.')[1] ?? '').length).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const counted = value === 1 ? unit.replace(/^([a-z]{2,})s$/, '$1') : unit;
  return `${grouped}${part ? `.${part}` : ''}${counted && ` ${counted}`}`;
}

/** @param place index in the lists that are matched by index */
function draw(random: Random, line: Line, place: number): Drawn {
  const { values } = line;
  if (!('unit' in values)) {
    const value = line.inStep ? random.pick(values[place % values.length]!.split(' / ')) : random.pick(values);
    return { line, value };
  }
  const { min, max, step, unit } = values;
  return { line, value: written(min + step * random.int(0, Math.floor((max - min) / step)), step, unit) };
}

/** Whether the value already names its key: "64 zones", "class 2". */
const saysItself = (key: string, value: string): boolean =>
  value.toLowerCase().startsWith(key) || value.toLowerCase().endsWith(key);

/** "3 drawers" for counted values, "size 42" for numbered ones. */
function numbered(key: string, value: string): string {
  if (saysItself(key, value)) return value;
  const isCount = /[^s]s$|^people$/.test(key) && /^[\d,]+$/.test(value);
  return isCount ? `${value} ${value === '1' ? singular(key) : key}` : `${key} ${value}`;
}

const inName = ({ line, value }: Drawn): string =>
  line.place === 'keyed' || /^[\d,]+$/.test(value) ? numbered(inSentence(line.key), value) : value;

/** Whether the noun begins with the last word before it: "low-wind wind turbine". */
const saysTwice = (before: string, noun: string): boolean =>
  before.split(/[\s-]/).at(-1)?.toLowerCase() === noun.split(/[\s-]/)[0]?.toLowerCase();

/** The length of the longest matched list. */
const placesOf = (ware: Ware): number =>
  Math.max(
    ware.nounsInStep ? ware.nouns.length : 1,
    ...ware.lines.map(({ inStep, values }) => (inStep && !('unit' in values) ? values.length : 1)),
  );

/** A product of one subcategory, in the words of its category. */
export function makeProduct(
  random: Random,
  grammar: CategoryGrammar,
  categoryName: string,
  subCategory: SubCategory,
  city: string,
): MadeProduct {
  const ware = grammar.wareOf(subCategory.name);
  const place = random.int(0, placesOf(ware) - 1);
  const noun = ware.nounsInStep ? ware.nouns[place % ware.nouns.length]! : random.pick(ware.nouns);
  const drawn = ware.lines.map((line) => draw(random, line, place));
  const at = (...places: readonly Place[]) => drawn.filter(({ line }) => places.includes(line.place));
  const fitting = at('front').filter(({ value }) => !saysTwice(value, noun.text));
  const front = inOrder(random, fitting, random.chance(0.3) ? 2 : 1);
  const tail = inOrder(random, at('tail', 'keyed'), random.chance(0.3) ? 2 : 1);
  const thing = [...front.map(({ value }) => value), noun.text].join(' ');
  const behind = tail.map(inName).join(', ');
  const inTheName = new Set([...front, ...tail]);
  // Facts come only from the name and the data sheet, not from words that were drawn but left out.
  const sheet = drawn.filter((each) => each.line.key && !inTheName.has(each));
  const named = [...front, ...tail].filter(({ line }) => line.key);
  const specs = [...named, ...random.some(sheet, Math.max(3, random.int(5, 8) - named.length))].map(
    ({ line, value }) => ({ key: line.key, value: capital(value) }),
  );
  const facts = random.some(
    sheet.filter(({ line }) => specs.some(({ key }) => key === line.key)),
    2,
  );
  return {
    name: nameOf(random, grammar, noun, front, thing, behind),
    description: describe(random, grammar, noun, thing, { facts, tail, city, buyers: ware.buyers ?? grammar.buyers }),
    keywords: [
      ...new Set([
        inSentence(singular(subCategory.name)),
        inSentence(categoryName),
        noun.text,
        ...front.map((f) => f.value),
      ]),
    ],
    specs,
    leadTime: random.pick(grammar.service ? serviceTimes : goodsTimes),
    stock: !grammar.service && random.chance(0.75) ? random.int(2, 900) : 0,
    motif: namesColour(inTheName) ? 'neutral' : motifOf(noun.text),
  };
}

/** Drawings choose their colours freely, so that a name with a colour would contradict most of them. */
const namesColour = (drawn: ReadonlySet<Drawn>): boolean => [...drawn].some(({ line }) => /colou?r/i.test(line.key));

const goodsTimes = ['3 to 5 days', '7 days', '10 to 14 days', '3 weeks', '4 to 6 weeks', '45 days'];
const serviceTimes = ['Within 2 working days', 'Within a week', '10 working days', 'By agreement'];

/** Some of the items in their original order. */
function inOrder<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const taken = new Set(random.some(items, count));
  return items.filter((item) => taken.has(item));
}

function nameOf(
  random: Random,
  grammar: CategoryGrammar,
  noun: Noun,
  front: readonly Drawn[],
  thing: string,
  behind: string,
): string {
  const after = behind ? `, ${behind}` : '';
  if (grammar.coded && random.chance(0.75)) {
    const series = seriesCode(random);
    return random.pick([
      `${capital(thing)} ${series}${after}`,
      `${capital(noun.text)} ${series}${after || `, ${front.map(({ value }) => value).join(', ')}`}`,
      `${series} ${thing}${after}`,
    ]);
  }
  const behindAll = [...front.map(({ value }) => value), behind].filter(Boolean).join(', ');
  return random.chance(0.8) || !behindAll ? `${capital(thing)}${after}` : `${capital(noun.text)}, ${behindAll}`;
}

const first: Readonly<Record<Noun['number'], readonly string[]>> = {
  one: [
    'A {thing} for {buyers}.',
    'A {thing} as {buyers} order it.',
    'This {thing} is made for {buyers}.',
    '{Thing} for {buyers}, in series and as a single piece.',
    'A {thing}, chosen by {buyers}.',
    'With this {thing} we supply {buyers}.',
  ],
  many: [
    '{Thing} for {buyers}.',
    '{Thing} as {buyers} order them.',
    'These {thing} are made for {buyers}.',
    '{Thing}, chosen by {buyers}.',
    'With these {thing} we supply {buyers}.',
  ],
  mass: [
    '{Thing} for {buyers}.',
    '{Thing} as {buyers} order it.',
    '{Thing}, chosen by {buyers}.',
    '{Thing} in steady quality for {buyers}.',
    'With this {thing} we supply {buyers}.',
  ],
};
const firstOfService = [
  '{Thing} for {buyers}.',
  '{Thing}, ordered by {buyers}.',
  '{Thing} for {buyers}, from one contact.',
  '{Thing} as {buyers} need it, no more and no less.',
];

interface ProductFacts {
  readonly facts: readonly Drawn[];
  readonly tail: readonly Drawn[];
  readonly city: string;
  readonly buyers: readonly string[];
}

/** Two to four sentences: product and buyers, some data, a fact about the category. */
function describe(random: Random, grammar: CategoryGrammar, noun: Noun, thing: string, told: ProductFacts): string {
  const slots = { thing, n: noun.text, buyers: random.pick(told.buyers), city: told.city };
  const sentences = [random.pick(grammar.service ? firstOfService : first[noun.number])];
  if (told.facts.length > 0 && random.chance(0.75)) sentences.push(factSentence(told.facts));
  sentences.push(...random.some(grammar.sentences, random.int(1, 2)));
  const others = otherChoices(random, told.tail);
  if (others && sentences.length < 4 && random.chance(0.35)) sentences.push(others);
  return sentences.map((sentence) => fillSlots(sentence, slots)).join(' ');
}

/** "Reach 900 mm, weight 38 kg." of numbers; "Finish: pickled; certificate: EN 10204 3.1." of words. */
function factSentence(facts: readonly Drawn[]): string {
  const plain = facts.every(({ value }) => /^[-±]?\d/.test(value));
  const told = facts.map(({ line, value }) =>
    plain ? numbered(inSentence(line.key), value) : `${inSentence(line.key)}: ${value}`,
  );
  return `${capital(told.join(plain ? ', ' : '; '))}.`;
}

function otherChoices(random: Random, tail: readonly Drawn[]): string | undefined {
  const chosen = tail.find(
    ({ line }) => line.key && !line.inStep && !('unit' in line.values) && line.values.length > 2,
  );
  if (!chosen || 'unit' in chosen.line.values) return undefined;
  const others = random.some(
    chosen.line.values.filter((value) => value !== chosen.value),
    2,
  );
  const key = inSentence(chosen.line.key);
  if (others.some((value) => saysItself(key, value))) return `Also with ${others.join(' or ')}.`;
  const counted = others.every((value) => numbered(key, value).endsWith(key));
  return `Also with ${counted ? `${others.join(' or ')} ${key}` : `${key} ${others.join(' or ')}`}.`;
}
