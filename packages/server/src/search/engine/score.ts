import { type RawBuilder, sql } from 'kysely';
import { type QueryTerms, quoted, type Term, worth } from './query-terms.ts';
import type { ScopeStatistics } from './statistics.ts';
import { fieldWeights, type Label, ranking } from './weights.ts';

/** w' = min(1, w / (1 - b + b * length / average)): what a word under this label counts in this row. */
function rowWeight(label: Label, column: string, average: number): RawBuilder<number> {
  const { weight, b } = fieldWeights[label];
  const base = sql.lit(1 - b);
  const slope = sql.lit(b / Math.max(average, 0.01));
  return sql`least(1, ${sql.lit(weight)} / (${base} + ${slope} * ${sql.ref(column)}))`;
}

/** The weights of a row in the order ts_rank wants them: D, C, B, A. */
export function rowWeights(avg: ScopeStatistics['avg']): RawBuilder<number[]> {
  return sql`array[${rowWeight('d', 'ld', avg.d)}, ${rowWeight('c', 'lc', avg.c)},
    ${rowWeight('b', 'lb', avg.b)}, ${rowWeight('a', 'la', avg.a)}]::real[]`;
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
