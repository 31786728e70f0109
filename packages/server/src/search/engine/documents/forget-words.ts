import { type QueryExecutorProvider, sql } from 'kysely';
import type { SearchKind } from '../port.ts';
import { inScope } from '../query/scope-condition.ts';

/** Marks of filters, codes and stop words begin with one of these signs; the vocabulary has none of them. */
const isWord = (lexeme: string): boolean => !/^[=#~+]/.test(lexeme);

/** A word that more documents held at the last refresh is nobody's own. An index has all others. */
const MOST_OF_OWN = 20;

/**
 * Removes words of these lexemes that no document holds any more. Without it, the name of a deleted person would still be offered as a correction
 * until the next refresh, and somebody who writes new words into one document again and again would fill the vocabulary.
 */
export async function forgetWords(
  db: QueryExecutorProvider,
  kind: SearchKind,
  lexemes: readonly string[],
): Promise<void> {
  const words = [...new Set(lexemes.filter(isWord))];
  if (words.length === 0) return;
  await sql`
    delete from search_word w where w.kind = ${kind} and w.df <= ${sql.lit(MOST_OF_OWN)} and w.lexeme = any(${words}::text[])
      and not exists (select from search_document where ${inScope(kind)} and vec @@ quote_literal(w.lexeme)::tsquery)`.execute(
    db,
  );
}
