import type { QueryExecutorProvider } from 'kysely';
import { browse } from './browse.ts';
import { championPage } from './champion-search.ts';
import { COMMON } from './champions.ts';
import { filterMark } from './fields.ts';
import { type Found, type Page, scoreAll, scoreLikeliest, withFilters } from './hits.ts';
import { ENOUGH_HITS, type Level, levelsOf } from './levels.ts';
import { EXACT_TO } from './live-counts.ts';
import { words } from './normalise.ts';
import { scopeOf } from './partitions.ts';
import type { SearchAnswer, SearchQuery } from './port.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import type { ScopeStatistics } from './statistics.ts';
import { MANY, surelyMany, totalOf } from './totals.ts';

/** Up to so many documents are scored whole. */
const SCORED_WHOLE = 5_000;
/** Below this estimate scoring and counting are one statement. */
const SURELY_FEW = 6_000;

interface Context {
  db: QueryExecutorProvider;
  scope: string;
  marks: string[];
  query: ReadQuery;
  page: Page;
}

/** A single common word: its champion list, if that reaches as far as the page. */
async function oneWord({ db, scope, marks, query, page }: Context): Promise<Found | undefined> {
  const [term] = query.wanted;
  if (!term || term.code || query.wanted.length > 1 || query.unwanted.length > 0) return undefined;
  if (term.scopeDf <= COMMON) return undefined;
  const hits = await championPage(db, scope, term, marks, page.from, page.size);
  if (!hits) return undefined;
  if (marks.length === 0 && surelyMany(term.scopeDf, query.analysis.scope.age)) return { hits, total: MANY };
  const matching = withFilters(levelsOf(query.wanted, 1)[0]?.everywhere ?? '', marks);
  return { hits, total: await totalOf(db, scope, matching, marks.length > 0 ? 0 : term.scopeDf) };
}

async function atLevel(context: Context, level: Level): Promise<Found> {
  const { db, scope, marks, query, page } = context;
  const everywhere = withFilters(level.everywhere, marks);
  if (level.estimate <= SURELY_FEW) {
    const found = await scoreAll(db, query, scope, everywhere, page);
    if (found.total <= EXACT_TO) return found;
  }
  const total = await totalOf(db, scope, everywhere, marks.length > 0 ? 0 : level.estimate);
  if (total > SCORED_WHOLE) {
    const hits = await scoreLikeliest(db, query, scope, everywhere, withFilters(level.names, marks), page);
    if (hits) return { hits, total };
  }
  return { ...(await scoreAll(db, query, scope, everywhere, page)), total };
}

async function relaxing(context: Context): Promise<Found & { relaxed: Level['relaxed'] }> {
  let best: (Found & { relaxed: Level['relaxed'] }) | undefined;
  for (const level of levelsOf(context.query.wanted, context.query.analysis.scope.documents)) {
    const found = await atLevel(context, level);
    if (!best || found.total > best.total) best = { ...found, relaxed: level.relaxed };
    if (best.total >= ENOUGH_HITS) break;
  }
  return best ?? { hits: [], total: 0, relaxed: 0 };
}

export async function search(
  db: QueryExecutorProvider,
  asked: SearchQuery,
  noticeAge: (statistics: ScopeStatistics) => void,
): Promise<SearchAnswer> {
  const page = { from: Math.max(0, asked.from ?? 0), size: Math.max(0, asked.size ?? 5) };
  const scope = scopeOf(asked);
  const marks = Object.entries(asked.filters ?? {}).flatMap(([name, value]) =>
    value ? [filterMark(name, value)] : [],
  );
  if (words(asked.text).length === 0) return browse(db, scope, marks, page.from, page.size);
  const query = await readQuery(db, asked.kind, scope, asked.text);
  noticeAge(query.analysis.kind);
  const context = { db, scope, marks, query, page };
  const { hits, total, relaxed } = { relaxed: 0 as const, ...((await oneWord(context)) ?? (await relaxing(context))) };
  return {
    hits,
    total: Math.min(total, EXACT_TO),
    totalIsExact: total <= EXACT_TO,
    relaxed,
    ...(query.corrected ? { corrected: query.corrected } : {}),
  };
}
