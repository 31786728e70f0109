import { type QueryExecutorProvider, sql } from 'kysely';
import { inScope } from '../query/scope-condition.ts';
import { postedImpact, rowWeights } from '../ranking/score.ts';
import type { ScopeStatistics } from '../upkeep/statistics.ts';
import type { FreshDocument } from './cached.ts';
import { everySpec } from './facet-values.ts';
import type { PostingCache } from './posting-cache.ts';
import type { FacetValues, Postings } from './postings.ts';

type Averages = ScopeStatistics['avg'];

const keyOf = (seq: number, { a, b, c, d }: Averages) => `fresh ${seq} ${a} ${b} ${c} ${d}`;

async function load(
  db: QueryExecutorProvider,
  scope: string,
  averages: Averages,
  seqs: readonly number[],
): Promise<FreshDocument[]> {
  const { rows } = await sql<{ seq: number; marks: string[]; worths: Record<string, number> | null }>`
    select d.seq::float8 as seq, d.facets as marks,
      (select json_object_agg(u.lexeme, ${postedImpact(rowWeights(averages))}) from unnest(d.vec) u where u.lexeme !~ '^[+~]') as worths
    from search_document d where ${inScope(scope)} and seq = any(${seqs}::bigint[])`.execute(db);
  return rows.map(({ seq, marks, worths }) => ({ seq, marks, worths: new Map(Object.entries(worths ?? {})) }));
}

/** The documents with these seqs, from memory or the database. Undefined if one was replaced meanwhile. */
export async function freshDocuments(
  db: QueryExecutorProvider,
  cache: PostingCache,
  scope: string,
  averages: Averages,
  seqs: readonly number[],
): Promise<FreshDocument[] | undefined> {
  const found: FreshDocument[] = [];
  const lacking: number[] = [];
  for (const seq of seqs) {
    const known = cache.get(keyOf(seq, averages));
    if (known && 'worths' in known) found.push(known);
    else lacking.push(seq);
  }
  if (lacking.length > 0) {
    const loaded = await load(db, scope, averages, lacking);
    for (const document of loaded) cache.put(keyOf(document.seq, averages), document);
    found.push(...loaded);
  }
  return found.length === seqs.length ? found.sort((left, right) => left.seq - right.seq) : undefined;
}

/** The posting list of a lexeme over some documents. */
export function listIn(documents: readonly FreshDocument[], lexeme: string): Postings | undefined {
  const places: number[] = [];
  const impacts: number[] = [];
  for (const [place, { worths }] of documents.entries()) {
    const impact = worths.get(lexeme);
    if (impact === undefined) continue;
    places.push(place);
    impacts.push(impact);
  }
  return places.length > 0 ? { places: Uint32Array.from(places), impacts: Uint16Array.from(impacts) } : undefined;
}

/** The values of some facets of each document. */
export function facetValuesOf(documents: readonly FreshDocument[], names: readonly string[]): FacetValues {
  const isAsked = (name: string) => names.includes(name) || (names.includes(everySpec) && name.startsWith('spec.'));
  const numbers = new Map<string, number>();
  const held: number[] = [];
  const starts = new Uint32Array(documents.length + 1);
  for (const [place, { marks }] of documents.entries()) {
    for (const mark of marks) {
      const value = mark.slice(1);
      if (!isAsked(value.slice(0, Math.max(0, value.indexOf(':'))))) continue;
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      held.push(number);
    }
    starts[place + 1] = held.length;
  }
  return { values: [...numbers.keys()], starts, held: Uint32Array.from(held) };
}
