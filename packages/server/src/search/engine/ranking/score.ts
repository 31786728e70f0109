import { type RawBuilder, sql } from 'kysely';
import { STEPS } from '../postings/postings.ts';
import { ownShare, type QueryTerms, quoted, type StandIn, type Term, worth } from '../query/query-terms.ts';
import type { ScopeStatistics } from '../upkeep/statistics.ts';
import { fieldWeights, HIGHEST_BOOST, type Label, ranking } from './weights.ts';

/** A number as float8: a bare literal is numeric, whose arithmetic would dominate the cost. */
function real(value: number): RawBuilder<number> {
  return sql`${sql.lit(value)}::float8`;
}

/** w' = min(1, w / (1 - b + b * length / average)): the weight of a word with this label in this row. */
function rowWeight(label: Label, average: RawBuilder<number>): RawBuilder<number> {
  const { weight, b } = fieldWeights[label];
  const length = sql.ref(`l${label}`);
  return sql`least(1::float8, ${real(weight)} / (${real(1 - b)} + ${real(b)} * ${length} / greatest(${average}, 0.01::float8)))`;
}

type Averages = Record<Label, RawBuilder<number>>;

/** The weights of a row in the order of ts_rank: D, C, B, A. */
function weightsBy(average: Averages): RawBuilder<number[]> {
  const labels: Label[] = ['d', 'c', 'b', 'a'];
  return sql`array[${sql.join(labels.map((label) => rowWeight(label, average[label])))}]::real[]`;
}

export function rowWeights({ a, b, c, d }: ScopeStatistics['avg']): RawBuilder<number[]> {
  return weightsBy({ a: real(a), b: real(b), c: real(c), d: real(d) });
}

/** The weights of a row by the averages `l.avg_a` to `l.avg_d`. */
export function listWeights(): RawBuilder<number[]> {
  const average = (label: Label) => sql<number>`${sql.ref(`l.avg_${label}`)}`;
  return weightsBy({ a: average('a'), b: average('b'), c: average('c'), d: average('d') });
}

/** The impact of one lexeme in a row, with boost and without idf. */
export function impact(tsquery: RawBuilder<unknown>, weights: RawBuilder<number[]>): RawBuilder<number> {
  const rest = real(ranking.saturation);
  return sql`(1::float8 - ${rest} / (${rest} + ts_rank(${weights}, vec, ${tsquery}))) * boost`;
}

/** The impact of `u`, a lexeme that a row was found to hold, as posting lists have it. A mark has no weights. */
export function postedImpact(weights: RawBuilder<number[]>): RawBuilder<number> {
  return sql`(case when u.weights is null then round(${sql.lit(STEPS)} * boost)::int * 2
    else round(${sql.lit(STEPS)} * ${impact(sql`quote_literal(u.lexeme)::tsquery`, weights)})::int * 2
      + (u.weights[1] in ('A', 'B'))::int end)`;
}

/** r / (saturation + r), written so that ts_rank runs once. Needs the columns `vec` and `w`. */
export function saturated(lexeme: string): RawBuilder<number> {
  const rest = real(ranking.saturation);
  return sql`(1::float8 - ${rest} / (${rest} + ts_rank(w, vec, ${quoted(lexeme)}::tsquery)))`;
}

function standInValue(standIns: readonly StandIn[]): RawBuilder<number> {
  const cases = [...Map.groupBy(standIns, ({ share }) => share)].map(
    ([share, equal]) =>
      sql`when vec @@ ${equal.map(({ lexeme }) => quoted(lexeme)).join('|')}::tsquery then ${real(share)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 0::float8 end`;
}

function wordValue(term: Term): RawBuilder<number> {
  const plain = saturated(term.lexeme);
  if (term.standIns.length === 0) return plain;
  return sql`(${real(ownShare(term))} * ${plain} + ${standInValue(term.standIns)})`;
}

/** The score of a term in a row, before rarity and weight. */
export function termValue(term: Term): RawBuilder<number> {
  const plain = wordValue(term);
  return term.code
    ? sql`(case when vec @@ ${quoted(term.code)}::tsquery then ${real(ranking.codeSaturation)} else ${plain} end)`
    : plain;
}

const termScore = (term: Term, share: number): RawBuilder<number> =>
  sql`${real(share * worth(term))} * ${termValue(term)}`;

/** Names that say to be without a term, as tsquery text. */
export const saysWithout = ({ lexeme }: Term): string => inNames('without', lexeme);

function inNames(left: string, right: string, distance = '<->'): string {
  return `${quoted(left)}:AB ${distance} ${quoted(right)}:AB`;
}

function gainWhen(tsquery: string, gain: number): RawBuilder<number> {
  return sql`case when vec @@ ${tsquery}::tsquery then ${real(gain)} else 0::float8 end`;
}

/** Bonus for neighbours of the query that are neighbours in a name; smaller if swapped or one word apart. */
function neighbourGains(left: Term, right: Term): RawBuilder<number>[] {
  const smaller = Math.min(worth(left), worth(right));
  const near = `(${inNames(left.lexeme, right.lexeme, '<2>')})|(${inNames(right.lexeme, left.lexeme)})`;
  return [
    gainWhen(inNames(left.lexeme, right.lexeme), ranking.adjacency * smaller),
    gainWhen(near, ranking.nearness * smaller),
  ];
}

/** The highest bonus of a pair of neighbours, with the highest boost. */
export function maxBonus([left, right]: readonly [Term, Term]): number {
  return Math.min(worth(left), worth(right)) * (ranking.adjacency + ranking.nearness) * HIGHEST_BOOST;
}

/** The relevance of a row before the boost. Needs the columns `vec` and `w`. */
export function relevance({ wanted, unwanted, neighbours }: QueryTerms): RawBuilder<number> {
  const parts = wanted.map((term) => termScore(term, 1));
  for (const [left, right] of neighbours) parts.push(...neighbourGains(left, right));
  for (const term of unwanted) {
    parts.push(termScore(term, -ranking.negation), gainWhen(saysWithout(term), ranking.negationBonus));
  }
  return sql`${sql.join(parts, sql` + `)}`;
}
