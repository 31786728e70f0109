import { type Noun, nounOf, readNoun } from '../words/inflect.ts';
import type { CategoryWords, Grammar, Voice } from './grammar.ts';

/** Position of a line's value in a product's name. */
export type Place = 'front' | 'tail' | 'keyed' | 'sheet';
export interface Line {
  /** Empty for words that appear only in the name. */
  readonly key: string;
  readonly place: Place;
  /** Whether its values are matched by index with the other marked lines and nouns. */
  readonly inStep: boolean;
  readonly values: readonly string[] | Range;
}
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
}
/** Nouns and properties of one subcategory's products. */
export interface Ware {
  readonly nouns: readonly Noun[];
  /** Whether the noun's index selects the matched values. */
  readonly nounsInStep: boolean;
  readonly lines: readonly Line[];
  /** Replaces the category's. */
  readonly buyers?: readonly string[];
}
export interface Capacity {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** A category with its own words and those of its industry. */
export interface CategoryGrammar {
  readonly industryID: string;
  readonly name: string;
  readonly roots: readonly string[];
  readonly near: readonly string[];
  readonly trade: readonly string[];
  readonly buyers: readonly string[];
  readonly processes: readonly string[];
  readonly strengths: readonly string[];
  readonly sentences: readonly string[];
  readonly certificates: readonly string[];
  readonly capacity: Capacity;
  readonly packaging: readonly string[];
  readonly service: boolean;
  readonly coded: boolean;
  readonly consumer: boolean;
  readonly voice: Voice;
  /** Earliest founding year. */
  readonly since: number;
  wareOf(subCategory: string): Ware;
}

const places: Readonly<Record<string, Place>> = { '^': 'front', '*': 'tail', '+': 'keyed' };
const goods: Voice = {
  maker: ['maker', 'manufacturer'],
  makers: 'makers',
  make: 'make',
  made: 'made',
  plant: 'plant',
};
const services: Voice = {
  maker: ['provider'],
  makers: 'providers',
  make: 'offer',
  made: 'offered',
  plant: 'office',
};

const serviceStrengths = [
  'fees named before the work',
  'one contact from the first call to the invoice',
  'a client list that may be called',
  'reports that can be shown to others',
  'answers within a working day',
];

export const list = (text: string | undefined): readonly string[] => (text ? text.split('|').map((s) => s.trim()) : []);

function readValues(text: string): Line['values'] {
  const range = /^(-?[\d.]+)\.\.([\d.]+)\/([\d.]+) ?(.*)$/.exec(text);
  if (!range) return list(text);
  const [, min, max, step, unit = ''] = range;
  return { min: Number(min), max: Number(max), step: Number(step), unit };
}

function readLine(text: string): Line {
  const place = places[text.charAt(0)];
  const marked = place ? text.slice(1).trim() : text;
  const inStep = marked.startsWith('&');
  const rest = inStep ? marked.slice(1).trim() : marked;
  const keyed = /^([^:|]+): (.+)$/.exec(rest);
  return {
    place: place ?? 'sheet',
    inStep,
    key: keyed?.[1] ?? '',
    values: readValues(keyed?.[2] ?? rest),
  };
}

function readWare(subCategory: string, all: string, own: string | undefined): Ware {
  const parts = (text: string) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
  const [ownParts, allParts] = [parts(own ?? ''), parts(all)];
  const called = ownParts.find((part) => part.startsWith('='));
  const nounsInStep = called?.startsWith('=&') ?? false;
  const dropped = ownParts.filter((part) => /^-[A-Z]/.test(part)).map((part) => part.slice(1));
  const buyers = ownParts.find((part) => part.startsWith('@'));
  const alone = ownParts.includes('!');
  const lines = ownParts.filter((part) => !/^(?:[=!@]|-[A-Z])/.test(part)).map(readLine);
  const has = (test: (line: Line) => boolean) => lines.some(test);
  const front = has((line) => line.place === 'front');
  const tail = has((line) => line.place === 'tail' || line.place === 'keyed');
  const shared = (alone ? [] : allParts)
    .map(readLine)
    .filter(
      ({ place, key }) =>
        !(place === 'front' && front) &&
        !((place === 'tail' || place === 'keyed') && tail) &&
        !(key && (dropped.includes(key) || has((line) => line.key === key))),
    );
  return {
    nouns: called ? list(called.slice(nounsInStep ? 2 : 1)).map(readNoun) : [nounOf(subCategory)],
    nounsInStep,
    lines: [...lines, ...shared],
    ...(buyers ? { buyers: list(buyers.slice(1)) } : {}),
  };
}

function readCapacity(text: string): Capacity {
  const [, unit = '', min, max] = /^(.+) (\d+)\.\.(\d+)$/.exec(text) ?? [];
  if (!unit) throw new Error(`"${text}" is not a capacity such as "tons 80..9000".`);
  return { unit, min: Number(min), max: Number(max) };
}

export function readCategory(grammar: Grammar, name: string, words: CategoryWords): CategoryGrammar {
  const wares = new Map<string, Ware>();
  const service = words.service ?? false;
  return {
    industryID: grammar.industryID,
    name,
    roots: list(grammar.roots),
    near: list(words.near),
    trade: list(words.trade),
    buyers: list(words.buyers),
    processes: list(words.processes),
    strengths: [...list(words.strengths), ...(service ? serviceStrengths : list(grammar.strengths))],
    sentences: words.sentences,
    certificates: [...list(words.certificates), ...list(grammar.certificates)],
    capacity: readCapacity(words.capacity ?? grammar.capacity),
    packaging: service ? [] : list(words.packaging ?? grammar.packaging),
    service,
    coded: !service && (words.coded ?? grammar.coded ?? false),
    consumer: grammar.consumer ?? false,
    voice: service ? services : (grammar.voice ?? goods),
    since: words.since ?? grammar.since ?? 1962,
    wareOf(subCategory) {
      const ware = wares.get(subCategory) ?? readWare(subCategory, words.all, words.subs[subCategory]);
      wares.set(subCategory, ware);
      return ware;
    },
  };
}
