import { type QueryExecutorProvider, sql } from 'kysely';
import type { NamedDocument } from '../postings/cached.ts';
import type { PostingCache } from '../postings/posting-cache.ts';
import { type QueryTerms, type Term, worth } from '../query/query-terms.ts';
import { inScope } from '../query/scope-condition.ts';
import { ranking } from './weights.ts';

const keyOf = (seq: number) => `named ${seq}`;

async function load(db: QueryExecutorProvider, scope: string, seqs: readonly number[]) {
  const { rows } = await sql<{ seq: number; id: string; boost: number; name: [string, number[]][] | null }>`
    select seq::float8 as seq, id, boost::float8 as boost,
      (select json_agg(json_build_array(lexeme, positions)) from unnest(ts_filter(vec, '{a,b}'))) as name
    from search_document where ${inScope(scope)} and seq = any(${seqs}::bigint[])`.execute(db);
  return rows.map(({ seq, id, boost, name }): [number, NamedDocument] => [
    seq,
    { id, boost, name: new Map(name ?? []) },
  ]);
}

/** Documents by their seqs, from memory or the database. Those that were replaced meanwhile may be missing. */
export async function namedDocuments(
  db: QueryExecutorProvider,
  cache: PostingCache,
  scope: string,
  seqs: readonly number[],
): Promise<Map<number, NamedDocument>> {
  const found = new Map<number, NamedDocument>();
  const lacking: number[] = [];
  for (const seq of seqs) {
    const known = cache.get(keyOf(seq));
    if (known && 'name' in known) found.set(seq, known);
    else lacking.push(seq);
  }
  if (lacking.length === 0) return found;
  for (const [seq, document] of await load(db, scope, lacking)) {
    found.set(seq, document);
    cache.put(keyOf(seq), document);
  }
  return found;
}

/** The same as neighbourGains() of score.ts, for a document in memory. */
function gainsOf({ name }: NamedDocument, left: Term, right: Term): number {
  const [lefts, rights] = [name.get(left.lexeme), name.get(right.lexeme)];
  if (!lefts || !rights) return 0;
  const follow = (before: readonly number[], after: readonly number[], distance: number) =>
    before.some((position) => after.includes(position + distance));
  const smaller = Math.min(worth(left), worth(right));
  const adjacency = follow(lefts, rights, 1) ? ranking.adjacency : 0;
  const nearness = follow(lefts, rights, 2) || follow(rights, lefts, 1) ? ranking.nearness : 0;
  return (adjacency + nearness) * smaller;
}

/** The bonus of a document for neighbours of the query in its name, with its boost. */
export function bonusOf(document: NamedDocument, { neighbours }: QueryTerms): number {
  return neighbours.reduce((sum, [left, right]) => sum + gainsOf(document, left, right), 0) * document.boost;
}
