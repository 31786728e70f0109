import { type QueryExecutorProvider, sql } from 'kysely';
import { kinds } from '../documents/partitions.ts';

/** Removes duplicate words and sets each word's frequency to that of its stem. */
export async function refreshVocabulary(db: QueryExecutorProvider): Promise<void> {
  await sql`
    delete from search_word w using search_word older
    where w.kind = older.kind and w.word = older.word and w.ctid > older.ctid`.execute(db);
  for (const kind of kinds) {
    await sql`
      update search_word w set df = l.df from search_lexeme l
      where w.kind = ${kind} and l.scope = ${kind} and l.lexeme = w.lexeme
        and abs(w.df - l.df) > 0.1 * w.df`.execute(db);
  }
}
