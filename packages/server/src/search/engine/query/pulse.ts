import { type QueryExecutorProvider, sql } from 'kysely';
import type { ScopeStatistics } from '../upkeep/statistics.ts';

/**
 * The facts that a search asks of the database each time, in one short statement: the state of the statistics and of the segments, and which documents are
 * newer than these or replaced. Everything else never changes under its name, so that a process may keep it in memory.
 */
export interface Pulse {
  kind: ScopeStatistics;
  scope: ScopeStatistics;
  /** The last seq that was assigned. */
  change: number;
  /** Changes with each refresh of the statistics. Undefined before the first one. */
  generation: string | undefined;
  /** The version of the segments; undefined if there are none. */
  version: string | undefined;
  /** Seqs of the documents of the scope that are newer than the segments, up to `most`. */
  fresh: readonly number[];
  /** Seqs of documents of the segments that were removed or replaced since, by partition. */
  gone: ReadonlyMap<string, readonly number[]>;
}

/** Documents, the four average lengths, the seq of the refresh, its second, and the present second. */
type Stored = readonly [
  documents: number,
  a: number,
  b: number,
  c: number,
  d: number,
  change: number,
  refreshed: number,
  now: number,
];

interface Row {
  change: number;
  version: string | null;
  kind: Stored | null;
  scope: Stored | null;
  fresh: number[] | null;
  gone: Record<string, number[]> | null;
}

function statistics(stored: Stored | null, change: number): ScopeStatistics {
  if (!stored) return { documents: 0, avg: { a: 1, b: 1, c: 1, d: 1 }, age: Number.POSITIVE_INFINITY, hours: 0 };
  const [documents, a, b, c, d, before, refreshed, now] = stored;
  return { documents, avg: { a, b, c, d }, age: change - before, hours: (now - refreshed) / 3_600 };
}

/** The first and the last partition of a scope, as text. */
const rangeOf = (scope: string) => (scope === 'business' ? ['business:', 'business;'] : [scope, scope]);

/**
 * search_pulse: plpgsql, because each connection then plans it once. More than `most` writes after the segments are not listed, as a search
 * does not use the segments then.
 */
export const pulseFunction = `
create function search_pulse(wanted text, scope_of text, first_part text, last_part text, most bigint)
returns json language plpgsql stable as $$
declare
  assigned bigint;
  covered bigint;
  version text;
  fresh json;
  gone json;
begin
  select last_value into assigned from search_change;
  select upto, upto || ' ' || words || ' ' into covered, version from search_lists where kind = wanted;
  if covered is not null then
    version := version || coalesce((select string_agg(id::text, ' ' order by id) from search_part_segment
      where valid and part >= first_part and part <= last_part), '');
    if assigned > covered and assigned - covered <= most then
      select json_agg(seq) into fresh from (select seq from search_document
        where part >= first_part and part <= last_part and seq > covered order by seq limit most) newest;
    end if;
    select json_object_agg(part, seqs) into gone from (select part, json_agg(seq) as seqs from search_replaced
      where part >= first_part and part <= last_part and seq <= covered group by part) replaced;
  end if;
  return json_build_object('change', assigned, 'version', version, 'fresh', fresh, 'gone', gone,
    'kind', (select json_build_array(documents, avg_a, avg_b, avg_c, avg_d, change, extract(epoch from refreshed), extract(epoch from now()))
      from search_scope where scope = wanted),
    'scope', (select json_build_array(documents, avg_a, avg_b, avg_c, avg_d, change, extract(epoch from refreshed), extract(epoch from now()))
      from search_scope where scope = scope_of));
end $$;
`;

export async function readPulse(db: QueryExecutorProvider, kind: string, scope: string, most: number): Promise<Pulse> {
  const [first, last] = rangeOf(scope);
  const { rows } = await sql<{ pulse: Row }>`
    select search_pulse(${kind}, ${scope}, ${first}, ${last}, ${most}) as pulse`.execute(db);
  const row = rows[0]?.pulse;
  if (!row) throw new Error('the state of the search index could not be read');
  const { change, version, fresh, gone } = row;
  return {
    kind: statistics(row.kind, change),
    scope: statistics(row.scope, change),
    change,
    generation: row.kind && row.scope ? `${row.kind.slice(5, 7)} ${row.scope.slice(5, 7)}` : undefined,
    version: version ?? undefined,
    fresh: fresh ?? [],
    gone: new Map(Object.entries(gone ?? {})),
  };
}
