import type { QueryExecutorProvider } from 'kysely';
import type { SearchHit } from '../port.ts';
import type { PostingCache } from '../postings/posting-cache.ts';
import { MOST_LIFTED, type Tallied, type TalliedDocument } from '../postings/tally-query.ts';
import type { QueryTerms } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { Page } from './hits.ts';
import { bonusOf, namedDocuments } from './named-documents.ts';

/** Documents whose names are read first: often none of the others can reach the page any more. */
const FIRST = 150;

/** Where documents are read. */
interface Documents {
  cache: PostingCache;
  db: QueryExecutorProvider;
  scope: string;
}

type Bonuses = (seqs: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** Bonuses of documents for neighbours in their names, with boost. */
function bonusesIn({ cache, db, scope }: Documents, query: QueryTerms): Bonuses {
  return async (seqs) => {
    const documents = await namedDocuments(db, cache, scope, seqs);
    return new Map([...documents].map(([seq, document]) => [seq, bonusOf(document, query)]));
  };
}

const inOrder = (documents: readonly TalliedDocument[]) =>
  [...documents].sort((left, right) => right.score - left.score || left.seq - right.seq);

/**
 * The best documents with their bonuses, best first. Only the likeliest can have one, however deep the page: otherwise a document would
 * change its place from page to page. A document that cannot reach the last place any more is not read.
 */
async function lifted({ best, liftable }: Pick<Tallied, 'best' | 'liftable'>, bonusesOf: Bonuses) {
  const likeliest = new Set(
    [...best, ...liftable]
      .filter(({ possible, score }) => possible > score)
      .sort((left, right) => right.possible - left.possible || left.seq - right.seq)
      .slice(0, MOST_LIFTED),
  );
  const withBonus = async (documents: readonly TalliedDocument[]) => {
    const bonuses = await bonusesOf(documents.filter((one) => likeliest.has(one)).map(({ seq }) => seq));
    return documents.map((one) => ({ ...one, score: one.score + (bonuses.get(one.seq) ?? 0) }));
  };
  const first = inOrder(await withBonus([...best, ...liftable.slice(0, FIRST)]));
  const last = first[best.length - 1]?.score ?? 0;
  const others = liftable.slice(FIRST).filter((one) => one.possible >= last && likeliest.has(one));
  const all = others.length > 0 ? inOrder([...first, ...(await withBonus(others))]) : first;
  return all.slice(0, best.length);
}

/**
 * The page of the tallied documents, with the bonus for neighbouring words in names. All pages are parts of one order, that of the rounded
 * impacts in the lists: exact scores of a page alone would repeat a document on two pages and leave another out.
 */
export async function pageOf(
  documents: Documents,
  query: ReadQuery,
  found: Pick<Tallied, 'best' | 'liftable'>,
  { from, size }: Page,
): Promise<SearchHit[]> {
  if (size === 0 || found.best.length === 0) return [];
  const ordered = query.neighbours.length > 0 ? await lifted(found, bonusesIn(documents, query)) : found.best;
  const page = ordered.slice(from, from + size);
  const { cache, db, scope } = documents;
  const known = await namedDocuments(
    db,
    cache,
    scope,
    page.map(({ seq }) => seq),
  );
  return page.flatMap(({ score, seq }) => {
    const document = known.get(seq);
    return document ? [{ id: document.id, score }] : [];
  });
}
