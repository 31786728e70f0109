import { type RawBuilder, sql } from 'kysely';

/** Which rows of search_document a scope means. A kind of many partitions is a range of their names. */
export function inScope(scope: string): RawBuilder<boolean> {
  if (scope === 'business') return sql`part >= 'business:' and part < 'business;'`;
  return sql`part = ${scope}`;
}
