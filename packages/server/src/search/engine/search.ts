import { type QueryExecutorProvider, sql } from 'kysely';
import { browse } from './browse.ts';
import { filterMark } from './fields.ts';
import { ENOUGH_HITS, type Level, levelsOf } from './levels.ts';
import { EXACT_TO } from './live-counts.ts';
import { words } from './normalise.ts';
import { scopeOf } from './partitions.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from './port.ts';
import { quoted } from './query-terms.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import { inScope } from './scope-condition.ts';
import { relevance, rowWeights } from './score.ts';
import type { ScopeStatistics } from './statistics.ts';

async function scored(
  db: QueryExecutorProvider,
  scope: string,
  query: ReadQuery,
  tsquery: string,
  from: number,
  size: number,
): Promise<{ total: number; hits: SearchHit[] }> {
  const { rows } = await sql<{ total: number; hits: SearchHit[] | null }>`
    with candidate as (
      select id, boost, vec, ${rowWeights(query.analysis.kind.avg)} as w from search_document
      where ${inScope(scope)} and vec @@ ${tsquery}::tsquery limit ${EXACT_TO + 1}
    ), hit as materialized (
      select id, (${relevance(query)}) * boost as score from candidate
    )
    select (select count(*)::int from hit) as total,
      (select json_agg(h) from (
        select id, score from hit order by score desc, id limit ${size} offset ${from}) h) as hits`.execute(db);
  return { total: rows[0]?.total ?? 0, hits: rows[0]?.hits ?? [] };
}

export async function search(
  db: QueryExecutorProvider,
  asked: SearchQuery,
  noticeAge: (statistics: ScopeStatistics) => void,
): Promise<SearchAnswer> {
  const from = Math.max(0, asked.from ?? 0);
  const size = Math.max(0, asked.size ?? 5);
  const scope = scopeOf(asked);
  const marks = Object.entries(asked.filters ?? {}).flatMap(([name, value]) =>
    value ? [filterMark(name, value)] : [],
  );
  if (words(asked.text).length === 0) return browse(db, scope, marks, from, size);
  const query = await readQuery(db, asked.kind, scope, asked.text);
  noticeAge(query.analysis.kind);
  let best: { level: Level; total: number; hits: SearchHit[] } | undefined;
  if (query.wanted.length === 0) return { hits: [], total: 0, totalIsExact: true, relaxed: 0 };
  for (const level of levelsOf(query.wanted, query.analysis.scope.documents)) {
    const filtered = [`(${level.everywhere})`, ...marks.map(quoted)].join('&');
    const found = await scored(db, scope, query, filtered, from, size);
    if (!best || found.total > best.total) best = { level, ...found };
    if (best.total >= ENOUGH_HITS) break;
  }
  const total = best?.total ?? 0;
  return {
    hits: best?.hits ?? [],
    total: Math.min(total, EXACT_TO),
    totalIsExact: total <= EXACT_TO,
    relaxed: best?.level.relaxed ?? 0,
    ...(query.corrected ? { corrected: query.corrected } : {}),
  };
}
