import type { QueryExecutorProvider } from 'kysely';
import { browse } from './browse.ts';
import { scopeOf } from './documents/partitions.ts';
import { countFacets } from './facets.ts';
import type { Relaxation, SearchAnswer, SearchOrder, SearchQuery } from './port.ts';
import { type ListContext, searchLists } from './postings/list-search.ts';
import type { PostingCache } from './postings/posting-cache.ts';
import { conditionsOf } from './query/conditions.ts';
import { ENOUGH_HITS, type Level, levelsOf } from './query/levels.ts';
import { groupsClause, groupsOf } from './query/mark-groups.ts';
import { isFact } from './query/query-terms.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import { type Found, firstOf, matchingOf, type Page, scoreAll, scoreLikeliest } from './ranking/hits.ts';
import { EXACT_TO } from './ranking/live-counts.ts';
import { MANY, totalOf } from './ranking/totals.ts';
import type { ScopeStatistics } from './upkeep/statistics.ts';
import { words } from './words/normalise.ts';

/** Up to this estimate one statement scores and counts everything; above it, a count comes first. */
const PERHAPS_ALL = 15_000;

interface Context {
  db: QueryExecutorProvider;
  scope: string;
  /** Required tsquery clauses. */
  clauses: readonly string[];
  order: SearchOrder | undefined;
  strict: boolean;
  query: ReadQuery;
  page: Page;
}

async function atLevel(context: Context, level: Level): Promise<Found> {
  const { db, scope, clauses, query, page } = context;
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

async function relaxing(context: Context): Promise<Found & { relaxed: Level['relaxed'] }> {
  // A person who types a whole part number wants that part, so one hit is enough.
  const enough = context.query.wanted.every((term) => term.code) ? 1 : ENOUGH_HITS;
  let best: (Found & { relaxed: Level['relaxed'] }) | undefined;
  for (const level of levelsOf(context.query.wanted, context.query.analysis.scope.documents)) {
    if (context.strict && level.relaxed > 0) break;
    const found = await atLevel(context, level);
    if (!best || found.total > best.total) best = { ...found, relaxed: level.relaxed };
    if (best.total >= enough) break;
  }
  return best && best.total > 0 ? best : { hits: [], total: 0, relaxed: 0 };
}

/** If few documents match everything, only the goods are required, and facts affect the order. Undefined without goods or without facts. */
function withFactsRanking(query: ReadQuery): ReadQuery | undefined {
  const facts = query.wanted.filter(isFact);
  if (facts.length === 0 || facts.length === query.wanted.length) return undefined;
  return { ...query, wanted: query.wanted.map((term) => (isFact(term) ? { ...term, ranksOnly: true } : term)) };
}

/** A search's dependencies besides the database. */
export interface SearchTools {
  cache: PostingCache;
  segments: ListContext['segments'];
  /** Resolves to true when there are new statistics to read. */
  noticeAge: (statistics: ScopeStatistics) => Promise<boolean>;
  noticeLag: ListContext['noticeLag'];
  noticeCommon: ListContext['noticeCommon'];
}

export async function search(
  db: QueryExecutorProvider,
  asked: SearchQuery,
  { cache, segments, noticeAge, noticeLag, noticeCommon }: SearchTools,
): Promise<SearchAnswer> {
  const page = { from: Math.max(0, asked.from ?? 0), size: Math.max(0, asked.size ?? 5) };
  const { kind } = asked;
  const scope = scopeOf(asked);
  const groups = groupsOf(asked.filters);
  const conditions = await conditionsOf(db, asked);
  const order = asked.sort;
  const strict = asked.strict ?? false;
  const facetsOf = (level?: string) => countFacets(db, { scope, groups, conditions, level, names: asked.facets ?? [] });
  if (asked.text.trim() === '') {
    const [found, facets] = await Promise.all([
      browse(db, scope, groups, conditions, { ...page, order }),
      asked.facets && facetsOf(),
    ]);
    return { ...found, ...(facets ? { facets } : {}) };
  }
  if ((asked.words ?? words(asked.text)).length === 0) return { hits: [], total: 0, totalIsExact: true, relaxed: 0 };
  const read = () => readQuery(db, scope, asked);
  const first = await read();
  const query = (await noticeAge(first.analysis.kind)) ? await read() : first;
  const clauses = [...(groups.length > 0 ? [groupsClause(groups)] : []), ...conditions];
  const context = {
    db,
    cache,
    segments,
    kind,
    scope,
    groups,
    conditions,
    clauses,
    order,
    strict,
    query,
    page,
    noticeLag,
    noticeCommon,
  };
  const run = async (read: ReadQuery, more: Partial<typeof context> = {}) => {
    const asking = { ...context, ...more, query: read };
    return { ...((order || strict ? undefined : await searchLists(asking)) ?? (await relaxing(asking))), read };
  };
  const looselyToo = async (more?: Partial<typeof context>) => {
    const exact = await run(query, more);
    const isEnough = strict || (exact.relaxed === 0 && exact.total >= ENOUGH_HITS);
    const loose = isEnough ? undefined : withFactsRanking(query);
    return loose ? { ...(await run(loose, more)), loose } : { ...exact, loose };
  };
  // Facet counts must not change the relaxation level with each filter, so the search without filters decides the level.
  const narrowed = async () => {
    const base = await looselyToo({ groups: [], clauses: conditions, page: { from: 0, size: 0 } });
    const level = levelsOf(base.read.wanted, base.read.analysis.scope.documents).find(
      (one) => one.relaxed === base.relaxed,
    );
    const inLevel = level && (await atLevel({ ...context, query: base.read }, level));
    return inLevel && inLevel.total > 0 ? { ...base, ...inLevel } : undefined;
  };
  const found = (asked.facets && groups.length > 0 ? await narrowed() : undefined) ?? (await looselyToo());
  const { loose } = found;
  const { hits, total } = found;
  const relaxed = loose ? (Math.max(1, found.relaxed) as Relaxation) : found.relaxed;
  const level = levelsOf(found.read.wanted, query.analysis.scope.documents).find(
    (one) => one.relaxed === found.relaxed,
  );
  return {
    hits,
    total: Math.min(total, EXACT_TO),
    totalIsExact: total <= EXACT_TO,
    relaxed,
    ...(query.corrected ? { corrected: query.corrected } : {}),
    ...(asked.facets && level ? { facets: await facetsOf(level.everywhere) } : {}),
  };
}
