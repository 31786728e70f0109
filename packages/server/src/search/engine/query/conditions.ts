import { type QueryExecutorProvider, sql } from 'kysely';
import type { SearchQuery } from '../port.ts';
import { words } from '../words/normalise.ts';

/** Required phrases and excluded words as tsquery clauses. */
export async function conditionsOf(
  db: QueryExecutorProvider,
  { excluded = [], phrases = [] }: Pick<SearchQuery, 'excluded' | 'phrases'>,
): Promise<string[]> {
  const given = [...phrases.map((text) => ({ text, not: false })), ...excluded.map((text) => ({ text, not: true }))];
  if (given.length === 0) return [];
  const texts = given.map(({ text }) => words(text).join(' '));
  const { rows } = await sql<{ clause: string }>`
    select phraseto_tsquery('pg_catalog.english', t.text)::text as clause
    from unnest(${texts}::text[]) with ordinality t (text, place) order by t.place`.execute(db);
  return rows.flatMap(({ clause }, index) => (clause === '' ? [] : [`${given[index]?.not ? '!' : ''}(${clause})`]));
}
