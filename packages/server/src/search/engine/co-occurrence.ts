import { type QueryExecutorProvider, sql } from 'kysely';
import { inScope } from './scope-condition.ts';

/**
 * Which documents of a sample hold which very common lexeme, a bit a document. Two of these laid over each other tell in a moment about how many
 * documents hold both, where counting would read tens of thousands of rows.
 */

/** Lexemes in more documents than this are kept: rarer ones are counted faster than they are looked up. */
const COMMON_FROM = 12_000;
/** At most so many of a scope, the commonest first. */
const MOST_KEPT = 300;
const DOCUMENTS = 30_000;

/**
 * Takes the sample of a scope, whose frequencies are there and whose old sample is gone. Taken later than those, so that the writes since then,
 * which readers take off, are rather too many than too few.
 */
export async function takeSample(db: QueryExecutorProvider, scope: string, commonFrom = COMMON_FROM): Promise<void> {
  const { rows } = await sql<{ documents: number }>`select documents from search_scope where scope = ${scope}`.execute(
    db,
  );
  const documents = rows[0]?.documents ?? 0;
  if (documents < commonFrom) return;
  const percent = Math.min(100, (100 * DOCUMENTS) / documents);
  const sampled =
    percent < 100 ? sql`tablesample system (${sql.lit(Number(percent.toFixed(3)))}) repeatable (2)` : sql``;
  await sql`
    with sample as materialized (
      select vec, row_number() over () as at from search_document ${sampled} where ${inScope(scope)}
    ), common as materialized (
      select lexeme, quote_literal(lexeme)::tsquery as query from search_lexeme
      where scope = ${scope} and df > ${commonFrom} and lexeme !~ '^[#~]' order by df desc limit ${MOST_KEPT}
    )
    insert into search_sample (scope, lexeme, share, held)
    select ${scope}, lexeme, (select count(*) from sample) / ${documents}::float8,
      string_agg(case when vec @@ query then '1' else '0' end, '' order by at)::varbit
    from common cross join sample group by lexeme
    on conflict do nothing`.execute(db);
}

export interface Seen {
  /** Documents of the sample that hold all. */
  found: number;
  /** Of the scope that the sample is. */
  share: number;
}

/** How often the lexemes stand together in the sample; undefined when one of them is not kept. */
export async function seenTogether(
  db: QueryExecutorProvider,
  scope: string,
  lexemes: readonly string[],
): Promise<Seen | undefined> {
  const wanted = [...new Set(lexemes)];
  const { rows } = await sql<{ kept: number; found: number; share: number }>`
    select count(*)::int as kept, bit_count(bit_and(held))::int as found, max(share) as share
    from search_sample where scope = ${scope} and lexeme = any(${wanted}::text[])`.execute(db);
  const [row] = rows;
  return row && row.kept === wanted.length ? { found: row.found, share: row.share } : undefined;
}
