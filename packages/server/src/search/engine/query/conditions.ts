import { type QueryExecutorProvider, sql } from 'kysely';
import { filterMark } from '../documents/fields.ts';
import type { SearchQuery } from '../port.ts';
import { words } from '../words/normalise.ts';
import { quoted } from './query-terms.ts';

/** Documents that a condition leaves out: those that hold `clause`, except those that meet `unless`. */
export interface Barring {
  clause: string;
  unless?: string;
  /** Set if the clause is this lexeme alone. */
  lexeme?: string;
}

/** A condition that comes beside the words and the filters of a query. */
export interface Condition {
  /** Each result meets this, as tsquery text. */
  clause: string;
  /** The same, said by the documents that it leaves out. A required phrase leaves out all but its own. */
  bars?: Barring;
}

/** The conditions as tsquery clauses. */
export const clausesOf = (conditions: readonly Condition[]): string[] => conditions.map(({ clause }) => clause);

const single = /^'([^'\\]+)'$/;

function barringOf(clause: string): Condition {
  const [, lexeme] = single.exec(clause) ?? [];
  // A document that says `without latex` holds the word, too.
  const unless = `('without'<->(${clause}))`;
  return {
    clause: `(!(${clause})|${unless})`,
    bars: { clause: `(${clause})`, unless, ...(lexeme === undefined ? {} : { lexeme }) },
  };
}

const marksOf = (filters: SearchQuery['excludedFilters'] = {}): Condition[] =>
  Object.entries(filters)
    .flatMap(([name, values]) => [values ?? []].flat().map((value) => filterMark(name, value)))
    .map((mark) => ({ clause: `!(${quoted(mark)})`, bars: { clause: quoted(mark), lexeme: mark } }));

/** Required phrases, excluded words and excluded values. */
export async function conditionsOf(
  db: QueryExecutorProvider,
  { excluded = [], excludedFilters, phrases = [] }: Pick<SearchQuery, 'excluded' | 'excludedFilters' | 'phrases'>,
): Promise<Condition[]> {
  const given = [...phrases.map((text) => ({ text, not: false })), ...excluded.map((text) => ({ text, not: true }))];
  const marks = marksOf(excludedFilters);
  if (given.length === 0) return marks;
  const texts = given.map(({ text }) => words(text).join(' '));
  const { rows } = await sql<{ clause: string }>`
    select phraseto_tsquery('pg_catalog.english', t.text)::text as clause
    from unnest(${texts}::text[]) with ordinality t (text, place) order by t.place`.execute(db);
  const clauses = rows.flatMap(({ clause }, index): Condition[] => {
    if (clause === '') return [];
    return [given[index]?.not ? barringOf(clause) : { clause: `(${clause})` }];
  });
  return [...clauses, ...marks];
}
