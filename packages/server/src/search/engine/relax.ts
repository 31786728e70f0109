import type { QueryExecutorProvider } from 'kysely';
import type { Relaxation, SearchOrder } from './port.ts';
import { type Condition, clausesOf } from './query/conditions.ts';
import { ENOUGH_HITS, enoughFor, type Level, levelsOf } from './query/levels.ts';
import { groupsClause, type MarkGroup } from './query/mark-groups.ts';
import type { ReadQuery } from './query/read-query.ts';
import { type Found, firstOf, matchingOf, type Page, scoreAll, scoreLikeliest } from './ranking/hits.ts';
import { countTo, EXACT_TO } from './ranking/live-counts.ts';
import { MANY, totalOf } from './ranking/totals.ts';

/** Up to this estimate one statement scores and counts everything; above it, a count comes first. */
const PERHAPS_ALL = 15_000;

/** With more documents than this, only so many words are scored: each word costs a pass over every document. */
const MANY_TO_SCORE = 2_000;
const MOST_SCORED = 8;

export interface RelaxContext {
  db: QueryExecutorProvider;
  scope: string;
  groups: readonly MarkGroup[];
  conditions: readonly Condition[];
  order: SearchOrder | undefined;
  strict: boolean;
  query: ReadQuery;
  page: Page;
}

export interface Relaxed extends Found {
  relaxed: Relaxation;
  /** Number of documents without the filters, counted to ENOUGH_HITS at least. */
  reach: number;
}

/** The query with its rarest words alone if it has too many for so many documents: they decide the order. */
function scoredBy(query: ReadQuery, { estimate }: Level): ReadQuery {
  if (estimate <= MANY_TO_SCORE || query.wanted.length <= MOST_SCORED) return query;
  const rarest = new Set([...query.wanted].sort((left, right) => left.df - right.df).slice(0, MOST_SCORED));
  return {
    ...query,
    wanted: query.wanted.filter((term) => rarest.has(term)),
    neighbours: query.neighbours.filter((pair) => pair.every((term) => rarest.has(term))),
  };
}

async function atLevel(context: RelaxContext, level: Level): Promise<Found> {
  const { conditions, db, groups, page, scope } = context;
  const query = scoredBy(context.query, level);
  const clauses = [...(groups.length > 0 ? [groupsClause(groups)] : []), ...clausesOf(conditions)];
  const matching = matchingOf(level, clauses);
  if (context.order) return firstOf(db, scope, matching.everywhere, context.order, page);
  const all = () => scoreAll(db, query, scope, matching.everywhere, page);
  let total: number;
  if (level.estimate <= PERHAPS_ALL) {
    const found = await all();
    if (found.total <= EXACT_TO) return found;
    total = MANY;
  } else {
    total = await totalOf(db, scope, matching.everywhere, clauses.length > 0 ? 0 : level.estimate);
  }
  const hits = total === MANY ? await scoreLikeliest(db, query, scope, matching, page) : undefined;
  return { hits: hits ?? (await all()).hits, total };
}

/**
 * Searches the first level with enough documents, or else the one with the most. Filters do not count in this: choosing one must not
 * loosen the words.
 */
export async function relaxing(context: RelaxContext): Promise<Relaxed> {
  const { conditions, db, groups, query, scope, strict } = context;
  const enough = enoughFor(query.wanted);
  const clauses = clausesOf(conditions);
  let best: { level: Level; reach: number; found: Found | undefined } | undefined;
  for (const level of levelsOf(query.wanted, query.analysis.scope.documents)) {
    if (strict && level.relaxed > 0) break;
    const found = groups.length > 0 ? undefined : await atLevel(context, level);
    const reach = found?.total ?? (await countTo(db, scope, matchingOf(level, clauses).everywhere, ENOUGH_HITS));
    if (!best || reach > best.reach) best = { level, reach, found };
    if (best.reach >= enough) break;
  }
  if (!best || best.reach === 0) return { hits: [], total: 0, reach: 0, relaxed: 0 };
  const { found, level, reach } = best;
  return { ...(found ?? (await atLevel(context, level))), reach, relaxed: level.relaxed };
}
