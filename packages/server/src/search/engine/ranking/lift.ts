import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';
import type { SearchHit } from '../port.ts';
import type { Tallied, TalliedDocument } from '../postings/tally-query.ts';
import type { QueryTerms } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { inScope } from '../query/scope-condition.ts';
import { type Page, scoreSeqs } from './hits.ts';
import { neighbourBonus } from './score.ts';

/** Documents whose names are read first: often none of the others can reach the page any more. */
const FIRST = 150;

/** With more best documents than this, only those that may have a bonus are read. */
const SHALLOW = 60;
/** Impacts are rounded, so a score may be higher than what the lists say. */
const ROUNDED = 0.001;

type Bonuses = (seqs: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** Bonuses of documents for neighbours in their names, with boost; of those that have one. */
function bonusesIn(db: QueryExecutorProvider, query: QueryTerms, scope: string): Bonuses {
  return async (seqs) => {
    if (seqs.length === 0) return new Map();
    const { rows } = await sql<{ seq: number; bonus: number }>`
      select * from (
        select seq::float8 as seq, ((${neighbourBonus(query)}) * boost)::float8 as bonus from search_document
        where ${inScope(scope)} and seq = any(${seqs}::bigint[])) gained
      where bonus > 0`.execute(db);
    return new Map(rows.map(({ seq, bonus }) => [seq, bonus]));
  };
}

const inOrder = (documents: readonly TalliedDocument[]) =>
  [...documents].sort((left, right) => right.score - left.score || left.seq - right.seq);

/** The best documents with their bonuses, best first. A document that cannot reach the last place any more is not read. */
async function lifted({ best, liftable }: Pick<Tallied, 'best' | 'liftable'>, bonusesOf: Bonuses) {
  const withBonus = async (documents: readonly TalliedDocument[]) => {
    const candidates = documents.filter(({ possible, score }) => possible > score);
    const bonuses = await bonusesOf(candidates.map(({ seq }) => seq));
    return documents.map((one) => ({ ...one, score: one.score + (bonuses.get(one.seq) ?? 0) }));
  };
  const first = inOrder(await withBonus([...best, ...liftable.slice(0, FIRST)]));
  const last = first[best.length - 1]?.score ?? 0;
  const others = liftable.slice(FIRST).filter(({ possible }) => possible >= last);
  const all = others.length > 0 ? inOrder([...first, ...(await withBonus(others))]) : first;
  return all.slice(0, best.length);
}

const seqsOf = (documents: readonly TalliedDocument[]) => documents.map(({ seq }) => seq);

/** Scores the best documents and those that may be lifted: at first the likeliest of these, for often no other can reach the page. */
async function scoreAll(
  score: (seqs: readonly number[], page: Page) => Promise<SearchHit[]>,
  { best, liftable }: Pick<Tallied, 'best' | 'liftable'>,
  { from, size }: Page,
): Promise<SearchHit[]> {
  const likeliest = [...best, ...liftable.slice(0, FIRST)];
  const first = await score(seqsOf(likeliest), { from: 0, size: best.length });
  const last = first[best.length - 1]?.score ?? 0;
  const others = liftable.slice(FIRST).filter(({ possible }) => possible + ROUNDED >= last);
  if (others.length === 0) return first.slice(from, from + size);
  return score(seqsOf([...likeliest, ...others]), { from, size });
}

/** The page of the tallied documents, with the bonus for neighbouring words in names. */
export async function pageOf(
  db: QueryExecutorProvider,
  query: ReadQuery,
  scope: string,
  found: Pick<Tallied, 'best' | 'liftable'>,
  page: Page,
): Promise<SearchHit[]> {
  const score = (seqs: readonly number[], one: Page) => scoreSeqs(db, query, scope, seqs, one);
  if (page.size === 0 || found.best.length === 0) return [];
  if (query.neighbours.length > 0 && found.best.length <= SHALLOW) return scoreAll(score, found, page);
  const ordered = query.neighbours.length > 0 ? await lifted(found, bonusesIn(db, query, scope)) : found.best;
  return score(seqsOf(ordered.slice(page.from)), { from: 0, size: page.size });
}
