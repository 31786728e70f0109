import { type RawBuilder, sql } from 'kysely';
import { type QueryTerms, quoted, type Term, worth } from './query-terms.ts';
import type { ScopeStatistics } from './statistics.ts';
import { fieldWeights, type Label, ranking } from './weights.ts';

/** w' = min(1, w / (1 - b + b * length / average)): what a word under this label counts in this row. */
function rowWeight(label: Label, average: RawBuilder<number>): RawBuilder<number> {
  const { weight, b } = fieldWeights[label];
  const length = sql.ref(`l${label}`);
  return sql`least(1, ${sql.lit(weight)} / (${sql.lit(1 - b)} + ${sql.lit(b)} * ${length} / greatest(${average}, 0.01)))`;
}

type Averages = Record<Label, RawBuilder<number>>;

/** The weights of a row in the order ts_rank wants them: D, C, B, A. */
function weightsBy(average: Averages): RawBuilder<number[]> {
  const labels: Label[] = ['d', 'c', 'b', 'a'];
  return sql`array[${sql.join(labels.map((label) => rowWeight(label, average[label])))}]::real[]`;
}

export function rowWeights({ a, b, c, d }: ScopeStatistics['avg']): RawBuilder<number[]> {
  return weightsBy({ a: sql.lit(a), b: sql.lit(b), c: sql.lit(c), d: sql.lit(d) });
}

/** The worth of one lexeme in a row, boost included and idf not, by the averages kept with a champion list `l`. */
export function impact(tsquery: RawBuilder<unknown>): RawBuilder<number> {
  const average = (label: Label) => sql<number>`${sql.ref(`l.avg_${label}`)}`;
  const weights = weightsBy({ a: average('a'), b: average('b'), c: average('c'), d: average('d') });
  const rest = sql.lit(ranking.saturation);
  return sql`(1 - ${rest} / (${rest} + ts_rank(${weights}, vec, ${tsquery}))) * boost`;
}

/** r / (saturation + r), written so that ts_rank runs once. Expects columns `vec` and `w`. */
function saturated(lexeme: string): RawBuilder<number> {
  const rest = sql.lit(ranking.saturation);
  return sql`(1 - ${rest} / (${rest} + ts_rank(w, vec, ${quoted(lexeme)}::tsquery)))`;
}

function termScore(term: Term, share: number): RawBuilder<number> {
  const plain = saturated(term.lexeme);
  const value = term.code
    ? sql`case when vec @@ ${quoted(term.code)}::tsquery then ${sql.lit(ranking.codeSaturation)} else ${plain} end`
    : plain;
  return sql`${sql.lit(share * worth(term))} * ${value}`;
}

function inNames(left: string, right: string): RawBuilder<boolean> {
  return sql`vec @@ ${`${quoted(left)}:AB <-> ${quoted(right)}:AB`}::tsquery`;
}

/** The relevance of a row, before the boost. Expects columns `vec` and `w`. */
export function relevance({ wanted, unwanted, neighbours }: QueryTerms): RawBuilder<number> {
  const parts = wanted.map((term) => termScore(term, 1));
  for (const [left, right] of neighbours) {
    const gain = sql.lit(ranking.adjacency * Math.min(worth(left), worth(right)));
    parts.push(sql`case when ${inNames(left.lexeme, right.lexeme)} then ${gain} else 0 end`);
  }
  for (const term of unwanted) {
    parts.push(termScore(term, -ranking.negation));
    const gain = sql.lit(ranking.negationBonus);
    parts.push(sql`case when ${inNames('without', term.lexeme)} then ${gain} else 0 end`);
  }
  return sql`${sql.join(parts, sql` + `)}`;
}
