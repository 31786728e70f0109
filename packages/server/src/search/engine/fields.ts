import { codesIn, codesOf } from './codes.ts';
import { joinedSizes, nameKey, words } from './normalise.ts';
import type { Filters, SearchBoost, SearchDocument } from './port.ts';

/** A document as the index keeps it: four labelled texts, their lengths, and lexemes that are matched but never ranked. */
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
  /** Words people may mistype or begin to type. */
  vocabulary: string[];
  nameKey: string;
  boost: number;
  boosted: boolean;
}

/** After one of these a name tells what the thing goes with, not what it is. */
const GOES_WITH = /(?<![\p{L}\p{N}])(?:for|compatible|fits|replacement)(?![\p{L}\p{N}])/iu;

/** A text of more words than this is read as one in which a single word says little. */
const LONG_TEXT = 400;
/** tsvector positions end at 16,383; ranking needs far fewer. */
const MOST_WORDS = 3000;

function splitName(name: string): [thing: string, rest: string] {
  const at = name.search(GOES_WITH);
  if (at < 0 || words(name.slice(0, at)).length === 0) return [name, ''];
  return [name.slice(0, at), name.slice(at)];
}

/** The mild boost: at most 5 %, so a hit can only pass another of about equal relevance. */
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

/** A stop word of a name: asked for only when a query holds nothing else (`IT`, `The Who`). */
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

/** Raise it when a document is written differently by the statement in write.ts: all documents are then written anew. */
export const indexFormat = 1;

export function fieldsOf(document: SearchDocument, part: string): IndexedFields {
  const [thing, rest] = splitName(document.name);
  const specs = document.specs ?? [];
  const a = words(thing);
  const b = [rest, ...(document.categories ?? [])].flatMap(words);
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
