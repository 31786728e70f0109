import { isRight, kindOf, type Market } from './market.ts';
import type { JudgedQuery } from './queries/query.ts';

/** The result of one query. */
export interface Outcome {
  readonly text: string;
  /** Correct results among the first five, as a share of the existing ones (at most five). */
  readonly precision: number;
  readonly isFirstRight: boolean;
  readonly foundNothing: boolean;
  /** Number of correct results that exist. */
  readonly exist: number;
  readonly first: string;
}

/** The ids and names of the first results of a query. */
export type Search = (kind: 'product' | 'business', text: string) => Promise<{ id: string; name: string }[]>;

export async function judge(query: JudgedQuery, market: Market, search: Search): Promise<Outcome> {
  const kind = kindOf(query);
  const exist = [...market[kind].values()].filter((offer) => isRight(query, offer)).length;
  const found = (await search(kind, query[0])).slice(0, 5);
  const right = found.map(({ id }) => isRight(query, market[kind].get(id)!));
  return {
    text: query[0],
    precision: right.filter(Boolean).length / Math.max(1, Math.min(5, exist)),
    isFirstRight: right[0] === true,
    foundNothing: found.length === 0,
    exist,
    first: found[0]?.name ?? 'nothing',
  };
}

export interface Score {
  readonly queries: number;
  readonly precision: number;
  readonly firstRight: number;
  readonly nothing: number;
}

const share = (part: readonly Outcome[], value: (outcome: Outcome) => number) =>
  part.reduce((sum, outcome) => sum + value(outcome), 0) / part.length;

export const scoreOf = (outcomes: readonly Outcome[]): Score => ({
  queries: outcomes.length,
  precision: share(outcomes, ({ precision }) => precision),
  firstRight: share(outcomes, ({ isFirstRight }) => Number(isFirstRight)),
  nothing: share(outcomes, ({ foundNothing }) => Number(foundNothing)),
});

const percent = (value: number) => value.toFixed(2).padStart(7);

export function tableOf(scores: Readonly<Record<string, Score>>): string {
  const rows = Object.entries(scores).map(
    ([name, { queries, precision, firstRight, nothing }]) =>
      `${name.padEnd(26)}${String(queries).padStart(7)}${percent(precision)}${percent(firstRight)}${percent(nothing)}`,
  );
  return [`${'class'.padEnd(26)}queries    P@5  first nothing`, ...rows].join('\n');
}
