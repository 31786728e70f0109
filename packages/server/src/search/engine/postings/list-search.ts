import type { QueryExecutorProvider } from 'kysely';
import type { Relaxation } from '../port.ts';
import { anyOf, retrievingOf } from '../query/levels.ts';
import type { MarkGroup } from '../query/mark-groups.ts';
import { ownShare, worth } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { type Found, type Page, scoreSeqs } from '../ranking/hits.ts';
import { maxBonus } from '../ranking/score.ts';
import { fetchPostings, type ListedPart } from './fetch-postings.ts';
import { joinPostings, type SharedPostings } from './join-postings.ts';
import type { PostingCache } from './posting-cache.ts';
import { indexOfSeq, type Postings } from './postings.ts';
import { type RareDocuments, type Recent, readRecent, readSegments, type Segments } from './read-segments.ts';
import { MOST_FILTERS, type TallyPart, tally } from './tally.ts';

/** A word without posting lists in more documents than this became common after the last refresh. */
const MAX_RARE = 2_000;
/** With more writes than this since the last segment, scanning them costs more than the lists save. */
const MOST_RECENT = 6_000;

export interface ListContext {
  db: QueryExecutorProvider;
  cache: PostingCache;
  /** The segments of each scope as last read; a search detects when they were replaced. */
  segments: Map<string, Segments>;
  kind: string;
  scope: string;
  groups: readonly MarkGroup[];
  /** Further tsquery clauses that lists cannot answer. */
  conditions: readonly string[];
  query: ReadQuery;
  page: Page;
  /** Receives the number of writes since the last segment; undefined if there are no segments. */
  noticeLag: (writes: number | undefined) => void;
  /** Receives words without posting lists that are in many documents. */
  noticeCommon: (kind: string, lexemes: readonly string[]) => void;
}

/** The rare documents of a part, as a posting list of that part. */
function within(part: ListedPart, { seqs, impacts }: RareDocuments): Postings {
  const places: number[] = [];
  const worths: number[] = [];
  for (const [at, seq] of seqs.entries()) {
    const place = indexOfSeq(part.seqs, seq);
    if (place < 0) continue;
    places.push(place);
    worths.push(impacts[at] ?? 0);
  }
  return { places: Uint32Array.from(places), impacts: Uint16Array.from(worths) };
}

function partOf(part: ListedPart, context: ListContext, rare: readonly string[], recent: Recent): TallyPart {
  const listOf = (lexeme: string): Postings | undefined => {
    const held = recent.rare[rare.indexOf(lexeme)];
    return held ? within(part, held) : part.lists.get(lexeme);
  };
  const shared = (lexeme: string, share: number): SharedPostings[] => {
    const postings = share > 0 ? listOf(lexeme) : undefined;
    return postings ? [{ postings, share }] : [];
  };
  return {
    seqs: part.seqs,
    terms: context.query.wanted.map((term) =>
      joinPostings(
        shared(term.lexeme, ownShare(term))[0],
        term.standIns.flatMap(({ lexeme, share }) => shared(lexeme, share)),
      ),
    ),
    filters: context.groups.map((marks) =>
      joinPostings(
        undefined,
        marks.flatMap((mark) => shared(mark, 1)),
      ),
    ),
    gone: recent.gone.get(part.part) ?? [],
    replaced: part.replaced,
  };
}

const lagOf = ({ query }: ListContext, segments: Segments) => query.analysis.change - segments.upto;

async function segmentsOf(context: ListContext): Promise<Segments | undefined> {
  const { db, kind, scope, segments } = context;
  const known = segments.get(scope);
  if (known && lagOf(context, known) <= MOST_RECENT) return known;
  const found = await readSegments(db, kind, scope, known);
  if (found) segments.set(scope, found);
  else segments.delete(scope);
  return found;
}

function lexemesOf({ groups, query }: ListContext): string[] {
  const ofTerms = query.wanted.flatMap((term) => [term.lexeme, ...term.standIns.map(({ lexeme }) => lexeme)]);
  return [...new Set([...ofTerms, ...groups.flat()])];
}

/** Whether lists help: a single rare word is as fast without them, and codes and excluded words need the documents themselves. */
function helped(context: ListContext, segments: Segments): boolean {
  const { conditions, groups, query } = context;
  const listed = lexemesOf(context).some((lexeme) => segments.listed.has(lexeme));
  const plain =
    conditions.length === 0 && query.unwanted.length === 0 && query.wanted.every((term) => term.code === undefined);
  return plain && listed && groups.length <= MOST_FILTERS && lagOf(context, segments) <= MOST_RECENT;
}

/** Searches with posting lists. Undefined if they do not help: then the caller uses only the inverted index. */
export async function searchLists(
  context: ListContext,
  tries = 2,
): Promise<(Found & { relaxed: Relaxation }) | undefined> {
  const { db, cache, scope, groups, query, page } = context;
  const lexemes = lexemesOf(context);
  const segments = await segmentsOf(context);
  context.noticeLag(segments && lagOf(context, segments));
  if (!segments || !helped(context, segments)) return undefined;
  const rare = lexemes.filter((lexeme) => !segments.listed.has(lexeme));
  const [listed, recent] = await Promise.all([
    fetchPostings(
      db,
      cache,
      segments,
      lexemes.filter((lexeme) => segments.listed.has(lexeme)),
    ),
    readRecent(db, query, context, segments, groups, rare),
  ]);
  // There are newer segments, or these were merged.
  if (!listed || !recent) {
    context.segments.set(scope, { ...segments, upto: Number.NEGATIVE_INFINITY });
    return tries > 1 ? searchLists(context, tries - 1) : undefined;
  }
  const common = rare.filter((_, at) => (recent.rare[at]?.seqs.length ?? 0) > MAX_RARE);
  if (common.length > 0) context.noticeCommon(context.kind, common);
  const retrieving = new Set(retrievingOf(query.wanted));
  const any = new Set(retrieving.size > 1 ? anyOf([...retrieving]) : []);
  const bonus = maxBonus(query);
  const { relaxed, total, seqs } = tally({
    terms: query.wanted.map((term) => ({ worth: worth(term), retrieves: retrieving.has(term), any: any.has(term) })),
    parts: listed.map((part) => partOf(part, context, rare, recent)),
    fresh: recent.fresh,
    best: page.from + page.size,
    bonus,
  });
  const onPage = bonus > 0 ? seqs : seqs.slice(page.from);
  const hits = await scoreSeqs(db, query, scope, onPage, { from: bonus > 0 ? page.from : 0, size: page.size });
  return { relaxed, total, hits };
}
