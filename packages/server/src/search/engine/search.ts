import type { QueryExecutorProvider } from 'kysely';
import { browse } from './browse.ts';
import { scopeOf } from './documents/partitions.ts';
import { countFacets } from './facets.ts';
import type { Relaxation, SearchAnswer, SearchQuery } from './port.ts';
import { type ListContext, MOST_RECENT } from './postings/list-plan.ts';
import { searchLists } from './postings/list-search.ts';
import type { PostingCache } from './postings/posting-cache.ts';
import type { Tallied } from './postings/tally-query.ts';
import { clausesOf, conditionsOf } from './query/conditions.ts';
import { withGoodsOnly } from './query/goods-first.ts';
import { ENOUGH_HITS, type Level, levelsOf } from './query/levels.ts';
import { groupsOf } from './query/mark-groups.ts';
import { missingFrom, unheldWords } from './query/missing.ts';
import { readPulse } from './query/pulse.ts';
import { quoted } from './query/query-terms.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import { analysed, type Reading } from './query/remembered.ts';
import { countEach, EXACT_TO } from './ranking/live-counts.ts';
import { type Relaxed, relaxing } from './relax.ts';
import type { ScopeStatistics } from './upkeep/statistics.ts';
import { words } from './words/normalise.ts';

/** The result of one reading of a query. */
interface Outcome extends Relaxed, Pick<Tallied, 'facets'> {
  read: ReadQuery;
}

const levelOf = ({ read, relaxed }: Pick<Outcome, 'read' | 'relaxed'>, { analysis }: ReadQuery): Level | undefined =>
  levelsOf(read.wanted, analysis.scope.documents).find((one) => one.relaxed === relaxed);

/** The number of all documents that pass the filters, and their facets, by posting lists. Undefined if lists do not help. */
async function countAll(
  lists: Omit<ListContext, 'query' | 'page' | 'pulse'>,
  readingNow: () => Promise<Reading>,
  names: readonly string[] | undefined,
) {
  if (!names && lists.groups.length === 0 && lists.conditions.length === 0) return undefined;
  const reading = await readingNow();
  const analysis = await analysed(reading, [], []);
  return searchLists({
    ...lists,
    pulse: reading.pulse,
    query: { wanted: [], unwanted: [], neighbours: [], unknown: [], analysis },
    page: { from: 0, size: 0 },
    facets: names && { names },
  });
}

/** Whether a word of the query, that documents held when they were counted, is in none any more. */
async function isOutdated({ db, kind }: Reading, { analysis: { remembered } }: ReadQuery): Promise<boolean> {
  return remembered.length > 0 && (await countEach(db, kind, remembered.map(quoted))).includes(0);
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
  tools: SearchTools,
  isLive = false,
): Promise<SearchAnswer> {
  const { cache, segments, noticeAge, noticeLag, noticeCommon } = tools;
  const page = { from: Math.max(0, asked.from ?? 0), size: Math.max(0, asked.size ?? 5) };
  const { kind } = asked;
  const scope = scopeOf(asked);
  const groups = groupsOf(asked.filters);
  const conditions = await conditionsOf(db, asked);
  const order = asked.sort;
  const strict = asked.strict ?? false;
  const lists = { db, cache, segments, kind, scope, groups, conditions, noticeLag, noticeCommon };
  const clauses = clausesOf(conditions);
  const readingNow = async (): Promise<Reading> => ({
    db,
    cache,
    kind,
    scope,
    isLive,
    pulse: await readPulse(db, kind, scope, MOST_RECENT),
  });
  const facetsOf = (level?: string) =>
    countFacets(db, { scope, groups, conditions: clauses, level, names: asked.facets ?? [] });
  if (asked.text.trim() === '') {
    const counting = countAll(lists, readingNow, asked.facets);
    const [found, facets] = await Promise.all([
      browse(db, scope, groups, clauses, { ...page, order, counted: counting.then((all) => all?.total) }),
      asked.facets && counting.then((all) => all?.facets ?? facetsOf()),
    ]);
    return { ...found, ...(facets ? { facets } : {}) };
  }
  if ((asked.words ?? words(asked.text)).length === 0) return { hits: [], total: 0, totalIsExact: true, relaxed: 0 };
  const first = await readingNow();
  const reading = (await noticeAge(first.pulse.kind)) ? await readingNow() : first;
  const query = await readQuery(reading, asked);
  const context = { ...lists, pulse: reading.pulse, order, strict, query, page };
  const facets = asked.facets && { names: asked.facets };
  const run = async (read: ReadQuery): Promise<Outcome> => {
    const byLists = order || strict ? undefined : await searchLists({ ...context, query: read, facets });
    return { ...(byLists ?? (await relaxing({ ...context, query: read }))), read };
  };
  const exact = await run(query);
  // A word that all results hold is there.
  if ((exact.reach === 0 || exact.relaxed > 0) && (await isOutdated(reading, query)))
    return search(db, asked, tools, true);
  const isEnough = strict || (exact.relaxed === 0 && exact.reach >= ENOUGH_HITS);
  const loose = isEnough ? undefined : withGoodsOnly(query);
  const found = loose ? await run(loose) : exact;
  // Lists do not find in the order of a column, but they count the facets of the same documents.
  const facetsAt = async ({ read, relaxed }: Outcome) => {
    const level = levelOf({ read, relaxed }, query);
    if (!level) return {};
    const same =
      order && !strict ? await searchLists({ ...context, query: read, page: { from: 0, size: 0 }, facets }) : undefined;
    return same?.relaxed === relaxed ? same.facets : facetsOf(level.everywhere);
  };
  const { hits, reach, total } = found;
  const missing = reach > 0 ? unheldWords(query) : await missingFrom(db, scope, query, asked);
  const counted = asked.facets && (found.facets ?? (await facetsAt(found)));
  return {
    hits,
    total: Math.min(total, EXACT_TO),
    totalIsExact: total <= EXACT_TO,
    relaxed: loose ? (Math.max(1, found.relaxed) as Relaxation) : found.relaxed,
    ...(total === 0 && reach > 0 ? { filteredOut: true as const } : {}),
    ...(missing.length > 0 ? { missing } : {}),
    ...(query.unknown.length > 0 ? { unknown: query.unknown } : {}),
    ...(query.corrected ? { corrected: query.corrected } : {}),
    ...(counted ? { facets: counted } : {}),
  };
}
