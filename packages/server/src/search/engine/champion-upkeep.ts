import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { impact } from './score.ts';

/** Adds the documents of a condition to every list, valid or in the making, that they are good enough for. */
export async function addChampions(db: QueryExecutorProvider, documents: RawBuilder<boolean>): Promise<void> {
  await sql`
    insert into search_champion (scope, lexeme, generation, score, id, seq)
    select scope, lexeme, generation, score, id, seq from (
      select l.scope, l.lexeme, l.generation, l.threshold, d.id, d.seq,
        ${impact(sql`quote_literal(l.lexeme)::tsquery`)} as score
      from search_document d
        cross join lateral unnest(tsvector_to_array(d.vec)) held
        join search_champion_list l on l.lexeme = held and l.scope in (d.part, split_part(d.part, ':', 1))
      where ${documents}) judged
    where score >= threshold
    on conflict do nothing`.execute(db);
}

/**
 * A list holds every document down to its threshold, so a writer adds what it wrote. It takes nothing away: a row of an old version
 * of a document is passed over by readers, for its seq is no longer the document's.
 */
export async function keepChampions(db: QueryExecutorProvider, ids: readonly string[]): Promise<void> {
  await addChampions(db, sql`d.id = any(${ids}::uuid[])`);
}
