import type { Condition } from '../query/conditions.ts';
import { indexOfSeq, type Postings } from './postings.ts';

/** A set of documents that a search reads from the inverted index, as tsquery text. */
export type SoughtClause = string;

export interface Bars {
  /** Documents of these lexemes are left out, except those of the clause. */
  readonly listed: readonly { readonly lexeme: string; readonly unless: SoughtClause | undefined }[];
  /** So are the documents of these clauses. */
  readonly sought: readonly SoughtClause[];
  /** Only documents of this clause stay. */
  readonly required: SoughtClause | undefined;
}

/** The conditions, said by the documents that they leave out. Those of a word with posting lists come from its lists. */
export function barsOf(conditions: readonly Condition[], isListed: (lexeme: string) => boolean): Bars {
  const phrases = conditions.filter(({ bars }) => bars === undefined);
  const barring = conditions.flatMap(({ bars }) => bars ?? []);
  const listed = barring.flatMap(({ lexeme, unless }) =>
    lexeme !== undefined && isListed(lexeme) ? [{ lexeme, unless }] : [],
  );
  const others = barring.filter(({ lexeme }) => lexeme === undefined || !isListed(lexeme));
  return {
    listed,
    sought: others.map(({ clause, unless }) => (unless === undefined ? clause : `(${clause}&!${unless})`)),
    required: phrases.length > 0 ? phrases.map(({ clause }) => clause).join('&') : undefined,
  };
}

/** The clauses whose documents the search has to read. */
export const soughtBy = ({ listed, required, sought }: Bars): SoughtClause[] => [
  ...listed.flatMap(({ unless }) => unless ?? []),
  ...sought,
  ...(required === undefined ? [] : [required]),
];

/** The places of `all` that are not among `some`. */
const without = (all: Uint32Array, some: ReadonlySet<number>): Uint32Array =>
  some.size === 0 ? all : all.filter((place) => !some.has(place));

/** Places of a segment's documents that the conditions leave out. */
export function barredPlaces(
  { listed, required, sought }: Bars,
  seqs: Float64Array,
  listOf: (lexeme: string) => Postings | undefined,
  seqsOf: (clause: SoughtClause) => readonly number[],
): Uint32Array[] {
  const placesOf = (clause: SoughtClause) =>
    seqsOf(clause)
      .map((seq) => indexOfSeq(seqs, seq))
      .filter((place) => place >= 0);
  const byLists = listed.map(({ lexeme, unless }) =>
    without(listOf(lexeme)?.places ?? new Uint32Array(0), new Set(unless === undefined ? [] : placesOf(unless))),
  );
  const byClauses = sought.map((clause) => Uint32Array.from(placesOf(clause)));
  const others = required === undefined ? [] : [without(Uint32Array.from(seqs.keys()), new Set(placesOf(required)))];
  return [...byLists, ...byClauses, ...others];
}
