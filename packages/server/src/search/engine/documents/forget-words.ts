import { type QueryExecutorProvider, sql } from 'kysely';
import type { SearchKind } from '../port.ts';
import { inScope } from '../query/scope-condition.ts';

/** Marks of filters, codes and stop words begin with one of these signs; the vocabulary has none of them. */
const isWord = (lexeme: string): boolean => !/^[=#~+]/.test(lexeme);

/**
 * Removes words of these lexemes that came after the last refresh and that no document holds any more. Without it, somebody who writes new words
 * into one document again and again would fill the vocabulary; words that a refresh has counted wait for the next one.
 */
export async function forgetNewWords(
  db: QueryExecutorProvider,
  kind: SearchKind,
  lexemes: readonly string[],
): Promise<void> {
  const words = [...new Set(lexemes.filter(isWord))];
  if (words.length === 0) return;
  await sql`
    delete from search_word w where w.kind = ${kind} and w.df = 0 and w.lexeme = any(${words}::text[])
      and not exists (select from search_document where ${inScope(kind)} and vec @@ quote_literal(w.lexeme)::tsquery)`.execute(
    db,
  );
}
