import { type QueryExecutorProvider, sql } from 'kysely';
import type { FacetCount } from './port.ts';
import { MOST_VALUES } from './postings/facet-tally.ts';
import { everySpec } from './postings/facet-values.ts';
import { groupsClause, type MarkGroup } from './query/mark-groups.ts';
import { inScope } from './query/scope-condition.ts';

export interface FacetQuery {
  scope: string;
  groups: readonly MarkGroup[];
  conditions: readonly string[];
  /** The words of the query at the relaxation step that answered it, as tsquery text. */
  level?: string | undefined;
  names: readonly string[];
}

export const nameOf = ([mark = '']: MarkGroup) => mark.slice(1, mark.indexOf(':'));

async function countNames(
  db: QueryExecutorProvider,
  { scope, groups, conditions, level, names }: FacetQuery,
): Promise<[string, FacetCount[]][]> {
  if (names.length === 0) return [];
  const clauses = [
    ...(level === undefined ? [] : [`(${level})`]),
    ...(groups.length > 0 ? [groupsClause(groups)] : []),
    ...conditions,
  ];
  const matching = clauses.length > 0 ? sql`vec @@ ${clauses.join('&')}::tsquery` : sql`true`;
  const { rows } = await sql<{ name: string; value: string; count: number }>`
    with counted as (
      select mark, count(*)::int as count from search_document, unnest(facets) mark
      where ${inScope(scope)} and ${matching} group by mark),
    named as (
      select substring(mark from 2 for position(':' in mark) - 2) as name,
        substring(mark from position(':' in mark) + 1) as value, count from counted)
    select name, value, count from (
      select *, row_number() over (partition by name order by count desc, value) as place from named
      where name = any(${names}::text[]) or (${names.includes(everySpec)} and name like 'spec.%')) ranked
    where place <= ${MOST_VALUES} order by name, place`.execute(db);
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, values]) => [
    name,
    values.map(({ value, count }) => ({ value, count })),
  ]);
}

/**
 * Counts the values of each facet over all results. A facet ignores the reader's own selection in it, so that other choices stay visible.
 */
export async function countFacets(db: QueryExecutorProvider, asked: FacetQuery): Promise<Record<string, FacetCount[]>> {
  const chosen = new Set(asked.groups.map(nameOf));
  const free = asked.names.filter((name) => !chosen.has(name));
  const own = [...asked.names, ...[...chosen].filter((name) => name.startsWith('spec.'))].filter((name) =>
    chosen.has(name),
  );
  const counted = await Promise.all([
    countNames(db, { ...asked, names: free }),
    ...own.map((name) =>
      countNames(db, { ...asked, names: [name], groups: asked.groups.filter((group) => nameOf(group) !== name) }),
    ),
  ]);
  return Object.fromEntries(counted.flat());
}
