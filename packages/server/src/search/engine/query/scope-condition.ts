import { type RawBuilder, sql } from 'kysely';

/** SQL condition for the rows of a scope. A kind with many partitions is a range of partition names. */
export function inScope(scope: string): RawBuilder<boolean> {
  if (scope === 'business') return sql`part >= 'business:' and part < 'business;'`;
  return sql`part = ${scope}`;
}
