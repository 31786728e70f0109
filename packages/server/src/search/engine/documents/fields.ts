import type { Filters, SearchBoost, SearchDocument } from '../port.ts';
import { codesIn, codesOf } from '../words/codes.ts';
import { joinedSizes, nameKey, words } from '../words/normalise.ts';
import { cutterOf } from '../words/unfold.ts';

/** A document as stored in the index: four labelled texts, their lengths, and lexemes that match but do not affect the rank. */
export interface IndexedFields {
  id: string;
  part: string;
  a: string;
  b: string;
  c: string;
  d: string;
  lengths: [number, number, number, number];
  /** Filter and code lexemes. */
  marks: string[];
  /** Words that spelling repair and completion may use. */
  vocabulary: string[];
  nameKey: string;
  boost: number;
  boosted: boolean;
}

/** After one of these words, a name says which product the item fits, not what it is. */
const GOES_WITH = /(?<![\p{L}\p{N}])(?:for|compatible|fits|replacement)(?![\p{L}\p{N}])/iu;

/** In texts with more words than this, a single word counts less. */
const LONG_TEXT = 400;
/** tsvector positions end at 16,383; ranking needs far fewer words. */
const MOST_WORDS = 3000;
/**
 * Letters of one document that are read, unfolded, of all texts together: more than the words that the index takes. It bounds the time for
 * which one document keeps all others from their answers, whatever somebody wrote.
 */
export const mostLetters = 24_000;

/** The most informative texts come first; the remaining letters go to the description and then to the rest. */
function shortened(document: SearchDocument): SearchDocument {
  const cut = cutterOf(mostLetters);
  const cutMaybe = (text: string | undefined) => (text === undefined ? undefined : cut(text));
  return {
    ...document,
    name: cut(document.name),
    otherNames: document.otherNames?.map(cut),
    categories: document.categories?.map(cut),
    brand: cutMaybe(document.brand),
    codes: document.codes?.map(cut),
    keywords: cutMaybe(document.keywords),
    description: cutMaybe(document.description),
    specs: document.specs?.map(({ key, value }) => ({ key: cut(key), value: cut(value) })),
    longText: cutMaybe(document.longText),
  };
}

function splitName(name: string): [thing: string, rest: string] {
  const cut = name.search(GOES_WITH);
  if (cut < 0 || words(name.slice(0, cut)).length === 0) return [name, ''];
  return [name.slice(0, cut), name.slice(cut)];
}

/** The boost is at most 5 %, so a hit can overtake only another of almost equal relevance. */
function boostFactor(boost: SearchBoost | undefined): number {
  if (!boost) return 1;
  const lift = 1 + 0.01 * boost.tier + (boost.verified ? 0.01 : 0) + (boost.boosted ? 0.01 : 0);
  return boost.advises ? lift * 0.9 : lift;
}

export function filterMark(name: string, value: string): string {
  return `=${name}:${value.trim().toLowerCase()}`;
}

export function codeMark(code: string): string {
  return `#${code}`;
}

/** A stop word of a name: searched only if a query has no other words (`IT`, `The Who`). */
export function stopWordMark(word: string): string {
  return `~${word}`;
}

function filterMarks(filters: Filters | undefined): string[] {
  const named = Object.entries(filters ?? {}).flatMap(([name, given]) =>
    [given ?? []].flat().flatMap((value) => (value.trim() === '' ? [] : [filterMark(name, value)])),
  );
  return [...new Set(named)];
}

function useful(word: string): boolean {
  return word.length > 2 && word.length <= 32 && !/\d/.test(word);
}

/** Raise it when write.ts stores documents differently: this renews all documents. */
export const indexFormat = 2;

export function fieldsOf(whole: SearchDocument, part: string): IndexedFields {
  const document = shortened(whole);
  const [thing, rest] = splitName(document.name);
  const specs = document.specs ?? [];
  const a = words(thing);
  const b = [rest, ...(document.otherNames ?? []), ...(document.categories ?? [])].flatMap(words);
  const body = [document.brand ?? '', document.description ?? '', document.keywords ?? ''].flatMap(words);
  const values = [...(document.codes ?? []), ...specs.map((spec) => spec.value)].flatMap(words);
  const c = [...body.slice(0, LONG_TEXT), ...values].slice(0, MOST_WORDS);
  const d = [...specs.flatMap((spec) => words(spec.key)), ...body.slice(LONG_TEXT), ...words(document.longText ?? '')];
  const withSizes = (found: readonly string[], ...texts: string[]) =>
    [...found, ...texts.flatMap((text) => joinedSizes(text).map(({ word }) => word))].join(' ');
  const codes = new Set([...codesOf(document.codes ?? []), ...codesIn(document.name)]);
  return {
    id: document.id,
    part,
    a: withSizes(a, thing),
    b: withSizes(b, rest),
    c: withSizes(c, document.description ?? '', document.keywords ?? '', ...specs.map((spec) => spec.value)),
    d: d.slice(0, MOST_WORDS).join(' '),
    lengths: [a.length, b.length, c.length, d.length],
    marks: [...[...codes].map(codeMark), ...filterMarks(document.filters)],
    vocabulary: [...new Set([...a, ...b, ...c].filter(useful))],
    nameKey: nameKey(document.name),
    boost: boostFactor(document.boost),
    boosted: document.boost?.boosted ?? false,
  };
}
