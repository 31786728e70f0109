import { type QueryExecutorProvider, sql } from 'kysely';
import { LENGTH } from './champions.ts';
import type { SearchHit } from './port.ts';
import { quoted, type Term, worth } from './query-terms.ts';
import { inScope } from './scope-condition.ts';

/** Rows of old versions that a page may meet before all of the list is not enough. */
const STALE = 50;

function newestList(scope: string, lexeme: string) {
  return sql`(select max(generation) from search_champion_list
    where lexeme = ${lexeme} and scope = ${scope} and valid)`;
}

/**
 * A page of the hits of one common word, from its list alone. Undefined where there is no list, or the page reaches below it:
 * then the caller scores all.
 */
export async function championPage(
  db: QueryExecutorProvider,
  scope: string,
  term: Term,
  filterMarks: readonly string[],
  from: number,
  size: number,
): Promise<SearchHit[] | undefined> {
  const filter = filterMarks.length > 0 ? sql`d.vec @@ ${filterMarks.map(quoted).join('&')}::tsquery` : sql`true`;
  const most = filterMarks.length > 0 ? LENGTH : from + size + STALE;
  const { rows } = await sql<{ id: string; score: number }>`
    with best as materialized (
      select id, seq, score from search_champion
      where scope = ${scope} and lexeme = ${term.lexeme} and generation = ${newestList(scope, term.lexeme)}
      order by score desc, id limit ${most}
    )
    select best.id, best.score * ${sql.lit(worth(term))} as score
    from best join search_document d on d.id = best.id and d.seq = best.seq
    where ${inScope(scope)} and ${filter}
    order by best.score desc, best.id limit ${size} offset ${from}`.execute(db);
  return rows.length === size ? rows : undefined;
}

/** Champions of any of the terms: good candidates where too many documents match to score them all. */
export async function championIds(db: QueryExecutorProvider, scope: string, terms: readonly Term[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.id from search_champion c
    where c.scope = ${scope} and (${sql.join(
      terms.map((term) => sql`(c.lexeme = ${term.lexeme} and c.generation = ${newestList(scope, term.lexeme)})`),
      sql` or `,
    )})`.execute(db);
  return rows.map((row) => row.id);
}
