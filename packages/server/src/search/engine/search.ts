import type { QueryExecutorProvider } from 'kysely';
import { browse } from './browse.ts';
import { scopeOf } from './documents/partitions.ts';
import { countFacets } from './facets.ts';
import type { Relaxation, SearchAnswer, SearchOrder, SearchQuery } from './port.ts';
import { type ListContext, searchLists } from './postings/list-search.ts';
import type { PostingCache } from './postings/posting-cache.ts';
import type { Tallied } from './postings/tally-query.ts';
import { analyse } from './query/analyse.ts';
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

/** The result of one reading of a query. */
interface Outcome extends Found, Pick<Tallied, 'facets' | 'reach'> {
  relaxed: Relaxation;
  read: ReadQuery;
}

const levelOf = ({ read, relaxed }: Pick<Outcome, 'read' | 'relaxed'>, { analysis }: ReadQuery): Level | undefined =>
  levelsOf(read.wanted, analysis.scope.documents).find((one) => one.relaxed === relaxed);

/** The number of all documents that pass the filters, and their facets, by posting lists. Undefined if lists do not help. */
async function countAll(lists: Omit<ListContext, 'query' | 'page'>, names: readonly string[] | undefined) {
  if (!names && lists.groups.length === 0) return undefined;
  const analysis = await analyse(lists.db, lists.kind, lists.scope, [], []);
  return searchLists({
    ...lists,
    query: { wanted: [], unwanted: [], neighbours: [], analysis },
    page: { from: 0, size: 0 },
    facets: names && { names, stepOfAll: false },
  });
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
  const lists = { db, cache, segments, kind, scope, groups, conditions, noticeLag, noticeCommon };
  const facetsOf = (level?: string) => countFacets(db, { scope, groups, conditions, level, names: asked.facets ?? [] });
  if (asked.text.trim() === '') {
    const counting = countAll(lists, asked.facets);
    const [found, facets] = await Promise.all([
      browse(db, scope, groups, conditions, { ...page, order, counted: counting.then((all) => all?.total) }),
      asked.facets && counting.then((all) => all?.facets ?? facetsOf()),
    ]);
    return { ...found, ...(facets ? { facets } : {}) };
  }
  if ((asked.words ?? words(asked.text)).length === 0) return { hits: [], total: 0, totalIsExact: true, relaxed: 0 };
  const read = () => readQuery(db, scope, asked);
  const first = await read();
  const query = (await noticeAge(first.analysis.kind)) ? await read() : first;
  const clauses = [...(groups.length > 0 ? [groupsClause(groups)] : []), ...conditions];
  const context = { ...lists, clauses, order, strict, query, page };
  const byLists = async (read: ReadQuery, more: Partial<ListContext> = {}): Promise<Outcome | undefined> => {
    const found = order || strict ? undefined : await searchLists({ ...context, query: read, ...more });
    return found && { ...found, read };
  };
  const facets = asked.facets && { names: asked.facets, stepOfAll: false };
  const either = async (read: ReadQuery, more: Partial<typeof context & ListContext> = {}): Promise<Outcome> => {
    const found = (await byLists(read, { facets, ...more })) ?? (await relaxing({ ...context, ...more, query: read }));
    return { reach: found.total, ...found, read };
  };
  const loosely = async (run: (read: ReadQuery) => Promise<Outcome | undefined>) => {
    const exact = await run(query);
    const isEnough = strict || (exact?.relaxed === 0 && exact.reach >= ENOUGH_HITS);
    const loose = isEnough ? undefined : withFactsRanking(query);
    const found = exact && loose ? await run(loose) : exact;
    return found && { ...found, loose };
  };
  // Facet counts must not change the relaxation level with each filter, so the search without filters decides the level.
  const narrowed = async () => {
    const once = await loosely((read) => byLists(read, { facets: { names: asked.facets ?? [], stepOfAll: true } }));
    if (once) return once.total > 0 ? once : undefined;
    const page = { from: 0, size: 0 };
    const base = await loosely((read) => either(read, { groups: [], clauses: conditions, page, facets: undefined }));
    const level = base && levelOf(base, query);
    const inLevel = level && (await atLevel({ ...context, query: base.read }, level));
    return inLevel && inLevel.total > 0 ? { ...base, ...inLevel, facets: undefined } : undefined;
  };
  // Lists do not find in the order of a column, but they count the facets of the same documents.
  const facetsAt = async ({ read, relaxed }: Outcome) => {
    const level = levelOf({ read, relaxed }, query);
    if (!level) return undefined;
    const stepOfAll = groups.length > 0;
    const one = {
      ...context,
      query: read,
      page: { from: 0, size: 0 },
      facets: { names: asked.facets ?? [], stepOfAll },
    };
    const same = order && !strict ? await searchLists(one) : undefined;
    return same?.relaxed === relaxed ? same.facets : facetsOf(level.everywhere);
  };
  const found = (asked.facets && groups.length > 0 ? await narrowed() : undefined) ?? (await loosely(either));
  if (!found) throw new Error('a search found no answer');
  const { hits, total } = found;
  const counted = asked.facets && (found.facets ?? (await facetsAt(found)));
  return {
    hits,
    total: Math.min(total, EXACT_TO),
    totalIsExact: total <= EXACT_TO,
    relaxed: found.loose ? (Math.max(1, found.relaxed) as Relaxation) : found.relaxed,
    ...(query.corrected ? { corrected: query.corrected } : {}),
    ...(counted ? { facets: counted } : {}),
  };
}
