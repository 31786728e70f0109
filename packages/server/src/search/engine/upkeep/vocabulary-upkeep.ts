import { type QueryExecutorProvider, sql } from 'kysely';
import { kinds } from '../documents/partitions.ts';
import { inScope } from '../query/scope-condition.ts';

/** Words per refresh that are looked up in the documents one by one. */
const lookedUp = 5_000;

/**
 * Removes duplicate words and words that no document holds, and sets each word's frequency to that of its stem. A word that a document held within
 * two days stays: a transaction that is not committed may still count on it.
 */
export async function refreshVocabulary(db: QueryExecutorProvider): Promise<void> {
  await sql`
    delete from search_word w using search_word newer
    where w.kind = newer.kind and w.word = newer.word and (w.seen, w.ctid) < (newer.seen, newer.ctid)`.execute(db);
  for (const kind of kinds) {
    await sql`
      update search_word w set df = l.df, seen = now() from search_lexeme l
      where w.kind = ${kind} and l.scope = ${kind} and l.lexeme = w.lexeme
        and (abs(w.df - l.df) > 0.1 * w.df or w.seen < now() - interval '1 day')`.execute(db);
    await lookUpOldWords(db, kind);
  }
}

/** The sample of the statistics held none of these words; the index over all documents tells. */
async function lookUpOldWords(db: QueryExecutorProvider, kind: string): Promise<void> {
  const held = sql`exists (select from search_document where ${inScope(kind)}
    and vec @@ quote_literal(o.lexeme)::tsquery)`;
  await sql`
    with old as materialized (
      select w.ctid as at, w.lexeme from search_word w
      where w.kind = ${kind} and w.seen < now() - interval '2 days'
      order by w.seen limit ${lookedUp}
    ), judged as materialized (select o.at, ${held} as held from old o),
    seen_again as (update search_word w set seen = now() from judged j where w.ctid = j.at and j.held)
    delete from search_word w using judged j where w.ctid = j.at and not j.held`.execute(db);
}
