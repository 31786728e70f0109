import { type QueryExecutorProvider, sql } from 'kysely';
import { filterMark } from '../documents/fields.ts';
import type { SearchQuery } from '../port.ts';
import { words } from '../words/normalise.ts';
import { quoted } from './query-terms.ts';

const marksOf = (filters: SearchQuery['excludedFilters'] = {}): string[] =>
  Object.entries(filters).flatMap(([name, values]) => [values ?? []].flat().map((value) => filterMark(name, value)));

/** A document that says `without latex` holds the word, too. */
const withoutIt = (clause: string): string => `(!(${clause})|('without'<->(${clause})))`;

/** Required phrases, excluded words and excluded values as tsquery clauses. */
export async function conditionsOf(
  db: QueryExecutorProvider,
  { excluded = [], excludedFilters, phrases = [] }: Pick<SearchQuery, 'excluded' | 'excludedFilters' | 'phrases'>,
): Promise<string[]> {
  const given = [...phrases.map((text) => ({ text, not: false })), ...excluded.map((text) => ({ text, not: true }))];
  const marks = marksOf(excludedFilters).map((mark) => `!(${quoted(mark)})`);
  if (given.length === 0) return marks;
  const texts = given.map(({ text }) => words(text).join(' '));
  const { rows } = await sql<{ clause: string }>`
    select phraseto_tsquery('pg_catalog.english', t.text)::text as clause
    from unnest(${texts}::text[]) with ordinality t (text, place) order by t.place`.execute(db);
  const clauses = rows.flatMap(({ clause }, index) =>
    clause === '' ? [] : [given[index]?.not ? withoutIt(clause) : `(${clause})`],
  );
  return [...clauses, ...marks];
}
