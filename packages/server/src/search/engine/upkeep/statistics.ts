import { type QueryExecutorProvider, sql } from 'kysely';
import { partitions } from '../documents/partitions.ts';
import { inScope } from '../query/scope-condition.ts';

export interface ScopeStatistics {
  documents: number;
  avg: Record<'a' | 'b' | 'c' | 'd', number>;
  /** Writes since the last refresh. */
  age: number;
  /** Hours since the last refresh. */
  hours: number;
}

/** Number of documents of a scope that are sampled to estimate frequencies. */
const SAMPLE = 40_000;

/** Averages that differ by less than this share keep their former values, so that posting lists need not be built anew. */
const DRIFT = 0.05;

type Averages = ScopeStatistics['avg'];

/** The averages of a kind's posting lists as long as they hold, else the new ones. */
async function settled(db: QueryExecutorProvider, scope: string, { a, b, c, d }: Averages): Promise<Averages> {
  const { rows } = await sql<Averages>`
    select avg_a as a, avg_b as b, avg_c as c, avg_d as d from search_lists where kind = ${scope}`.execute(db);
  const [held] = rows;
  const measured = { a, b, c, d };
  const labels = ['a', 'b', 'c', 'd'] as const;
  const holds = held && labels.every((label) => Math.abs(held[label] - measured[label]) <= DRIFT * held[label]);
  return holds ? held : measured;
}

export const scopes: readonly string[] = ['business', ...partitions.map(({ part }) => part)];

/** Refreshes frequencies and average lengths of one scope, from a sample of pages if it is large. */
export async function refreshScope(db: QueryExecutorProvider, scope: string): Promise<void> {
  const counted = await sql<{ n: number; change: string }>`
    select count(*)::float8 as n, (select last_value from search_change)::text as change
    from search_document where ${inScope(scope)}`.execute(db);
  const { n, change } = counted.rows[0] ?? { n: 0, change: '0' };
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(n, 1));
  const condition = scope === 'business' ? `part >= ''business:'' and part < ''business;''` : `part = ''${scope}''`;
  const sampled = `search_document${percent < 100 ? ` tablesample system (${percent.toFixed(3)}) repeatable (1)` : ''}`;
  const source = `${sampled} where ${condition}`;
  const plainSource = source.replaceAll("''", "'");
  await sql`delete from search_lexeme where scope = ${scope}`.execute(db);
  await sql`delete from search_scope where scope = ${scope}`.execute(db);
  const lengths = await sql<{ n: number; a: number; b: number; c: number; d: number }>`
    select count(*)::float8 as n, coalesce(avg(la), 1)::float8 as a, coalesce(avg(lb), 1)::float8 as b,
      coalesce(avg(lc), 1)::float8 as c, coalesce(avg(ld), 1)::float8 as d
    from ${sql.raw(plainSource)}`.execute(db);
  const sample = lengths.rows[0] ?? { n: 0, a: 1, b: 1, c: 1, d: 1 };
  if (sample.n > 0) {
    // Documents may be written between the two counts. A word that is there must never count as missing: no search would find it.
    const eachStandsFor = Math.max(1, n / sample.n);
    await sql`
      insert into search_lexeme (scope, lexeme, df)
      select ${scope}, word, ndoc * ${eachStandsFor}::float8
      from ts_stat(${sql.raw(`'select vec from ${source}'`)})`.execute(db);
  }
  const averages = await settled(db, scope, sample);
  await sql`
    insert into search_scope (scope, documents, avg_a, avg_b, avg_c, avg_d, change)
    values (${scope}, ${n}, ${averages.a}, ${averages.b}, ${averages.c}, ${averages.d}, ${change}::bigint)`.execute(db);
}
