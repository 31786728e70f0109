import type { QueryExecutorProvider } from 'kysely';
import { nameOf } from '../facets.ts';
import type { Relaxation } from '../port.ts';
import { anyOf, retrievingOf } from '../query/levels.ts';
import type { MarkGroup } from '../query/mark-groups.ts';
import { ownShare, type Term, worth } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { Found, Page } from '../ranking/hits.ts';
import { pageOf } from '../ranking/lift.ts';
import { maxBonus } from '../ranking/score.ts';
import { fetchFacetValues } from './facet-values.ts';
import { fetchPostings, type ListedPart } from './fetch-postings.ts';
import { joinPostings, type SharedPostings } from './join-postings.ts';
import type { PostingCache } from './posting-cache.ts';
import { type FacetValues, indexOfSeq, type Postings } from './postings.ts';
import { type RareDocuments, readRecent, readSegments, type Segments } from './read-segments.ts';
import { tally } from './tally.ts';
import { MOST_FILTERS } from './tally-memory.ts';
import type { Tallied, TallyFacets, TallyPart } from './tally-query.ts';

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
  /** Facets to count. */
  facets?: Pick<TallyFacets, 'names'> | undefined;
  /** Receives the number of writes since the last segment; undefined if there are no segments. */
  noticeLag: (writes: number | undefined) => void;
  /** Receives words without posting lists that are in many documents. */
  noticeCommon: (kind: string, lexemes: readonly string[]) => void;
}

/** The rare documents of a part, as a posting list of that part. The table returns them in any order. */
function within(part: ListedPart, { seqs, impacts }: RareDocuments): Postings {
  const held = seqs
    .map((seq, index) => ({ place: indexOfSeq(part.seqs, seq), impact: impacts[index] ?? 0 }))
    .filter(({ place }) => place >= 0)
    .sort((left, right) => left.place - right.place);
  return {
    places: Uint32Array.from(held, ({ place }) => place),
    impacts: Uint16Array.from(held, ({ impact }) => impact),
  };
}

function partOf(
  part: ListedPart,
  context: ListContext,
  gone: readonly number[],
  rare: ReadonlyMap<string, RareDocuments | undefined>,
  facets: FacetValues | undefined,
): TallyPart {
  const listOf = (lexeme: string): Postings | undefined => {
    const held = rare.get(lexeme);
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
    filters: context.groups.map((marks) => marks.flatMap((mark) => listOf(mark) ?? [])),
    gone,
    replaced: part.replaced,
    facets,
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

/**
 * Whether lists help: a single rare word is as fast without them, and codes and excluded words need the documents themselves. Facets of
 * all documents come from lists alone.
 */
function helped(context: ListContext, segments: Segments): boolean {
  const { conditions, facets, groups, query } = context;
  if (facets && !segments.hasMarks) return false;
  // A kind without common words has no segments.
  const listed = query.wanted.length === 0 ? segments.listed.size > 0 : lexemesOf(context).some(segments.isListed);
  const plain =
    conditions.length === 0 && query.unwanted.length === 0 && query.wanted.every((term) => term.code === undefined);
  return plain && listed && groups.length <= MOST_FILTERS && lagOf(context, segments) <= MOST_RECENT;
}

/** Searches with posting lists. Undefined if they do not help: then the caller uses only the inverted index. */
export async function searchLists(
  context: ListContext,
  tries = 2,
): Promise<(Found & Pick<Tallied, 'facets' | 'reach'> & { relaxed: Relaxation }) | undefined> {
  const { db, cache, facets, scope, groups, query, page } = context;
  const lexemes = lexemesOf(context);
  const segments = await segmentsOf(context);
  context.noticeLag(segments && lagOf(context, segments));
  if (!segments || !helped(context, segments)) return undefined;
  const rare = lexemes.filter((lexeme) => !segments.isListed(lexeme));
  const [listed, recent, values] = await Promise.all([
    fetchPostings(db, cache, segments, lexemes.filter(segments.isListed)),
    readRecent(db, query, context, segments, groups, rare, facets !== undefined),
    facets && fetchFacetValues(db, cache, segments.parts, facets.names),
  ]);
  // There are newer segments, or these were merged.
  if (!listed || !recent || (facets && !values)) {
    context.segments.set(scope, { ...segments, upto: Number.NEGATIVE_INFINITY });
    return tries > 1 ? searchLists(context, tries - 1) : undefined;
  }
  const common = rare.filter((_, index) => (recent.rare[index]?.seqs.length ?? 0) > MAX_RARE);
  if (common.length > 0) context.noticeCommon(context.kind, common);
  const rareOf = new Map(rare.map((lexeme, at) => [lexeme, recent.rare[at]]));
  const placeOf = ({ lexeme }: Term) => query.wanted.findIndex((term) => term.lexeme === lexeme);
  const retrieving = new Set(retrievingOf(query.wanted));
  const any = new Set(retrieving.size > 1 ? anyOf([...retrieving]) : []);
  const { best, liftable, ...counted } = tally({
    terms: query.wanted.map((term) => ({ worth: worth(term), retrieves: retrieving.has(term), any: any.has(term) })),
    parts: listed.map((part) => partOf(part, context, recent.gone.get(part.part) ?? [], rareOf, values?.get(part.id))),
    fresh: recent.fresh,
    filters: groups.length,
    best: page.from + page.size,
    neighbours: query.neighbours.map(([left, right]) => ({
      left: placeOf(left),
      right: placeOf(right),
      bonus: maxBonus([left, right]),
    })),
    facets: facets && { ...facets, chosen: groups.map(nameOf) },
  });
  return { ...counted, hits: await pageOf(db, query, scope, { best, liftable }, page) };
}
