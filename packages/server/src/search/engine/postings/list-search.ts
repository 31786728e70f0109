import type { QueryExecutorProvider } from 'kysely';
import { nameOf } from '../facets.ts';
import type { Relaxation } from '../port.ts';
import { type Condition, clausesOf } from '../query/conditions.ts';
import { enoughFor } from '../query/levels.ts';
import type { MarkGroup } from '../query/mark-groups.ts';
import type { Term } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { Found, Page } from '../ranking/hits.ts';
import { pageOf } from '../ranking/lift.ts';
import { maxBonus } from '../ranking/score.ts';
import { type Bars, barredPlaces, barsOf, soughtBy } from './barred.ts';
import { fetchFacetValues } from './facet-values.ts';
import { fetchPostings, type ListedPart } from './fetch-postings.ts';
import { type ListTerm, listTermsOf } from './list-terms.ts';
import type { PostingCache } from './posting-cache.ts';
import { type FacetValues, indexOfSeq, type Postings } from './postings.ts';
import { type RareDocuments, type Recent, readRecent, readSegments, type Segments } from './read-segments.ts';
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
  conditions: readonly Condition[];
  query: ReadQuery;
  page: Page;
  /** Facets to count. */
  facets?: Pick<TallyFacets, 'names'> | undefined;
  /** Receives the number of writes since the last segment; undefined if there are no segments. */
  noticeLag: (writes: number | undefined) => void;
  /** Receives words without posting lists that are in many documents. */
  noticeCommon: (kind: string, lexemes: readonly string[]) => void;
}

/** Everything that a search by lists reads, beside the documents. */
interface Plan {
  terms: readonly ListTerm[];
  bars: Bars;
  /** Lexemes with posting lists, and those without. */
  listed: readonly string[];
  rare: readonly string[];
  /** Clauses whose documents are read. */
  sought: readonly string[];
}

function planOf({ conditions, groups, query }: ListContext, { isListed }: Segments): Plan {
  const terms = listTermsOf(query);
  const bars = barsOf(conditions, isListed);
  const named = [
    ...terms.flatMap(({ lexemes }) => lexemes),
    ...groups.flat(),
    ...bars.listed.map(({ lexeme }) => lexeme),
  ];
  const lexemes = [...new Set(named)];
  return {
    terms,
    bars,
    listed: lexemes.filter(isListed),
    rare: lexemes.filter((lexeme) => !isListed(lexeme)),
    sought: [...new Set([...terms.flatMap(({ clauses }) => clauses), ...soughtBy(bars)])],
  };
}

/** Some documents of a part, as a posting list of that part. The table returns them in any order. */
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

/** The documents that a search found in the inverted index, by lexeme or clause. */
const documentsBy = (keys: readonly string[], found: readonly RareDocuments[]) =>
  new Map(keys.map((key, at) => [key, found[at] ?? { seqs: [], impacts: [] }]));

/** The parts as the tally needs them. */
function partsOf(
  listed: readonly ListedPart[],
  { groups }: ListContext,
  { bars, rare, sought, terms }: Plan,
  recent: Recent,
  values: ReadonlyMap<string, FacetValues> | undefined,
): TallyPart[] {
  const rareOf = documentsBy(rare, recent.rare);
  const soughtOf = documentsBy(sought, recent.sought);
  return listed.map((part) => {
    const listOf = (lexeme: string): Postings | undefined => {
      const held = rareOf.get(lexeme);
      return held ? within(part, held) : part.lists.get(lexeme);
    };
    const foundBy = (clause: string): Postings | undefined => {
      const held = soughtOf.get(clause);
      return held && within(part, held);
    };
    return {
      seqs: part.seqs,
      terms: terms.map((term) => term.join(listOf, foundBy)),
      filters: groups.map((marks) => marks.flatMap((mark) => listOf(mark) ?? [])),
      gone: recent.gone.get(part.part) ?? [],
      replaced: part.replaced,
      barred: barredPlaces(bars, part.seqs, listOf, (clause) => soughtOf.get(clause)?.seqs ?? []),
      facets: values?.get(part.id),
    };
  });
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

/** Whether lists help: a single rare word is as fast without them. Facets of all documents come from lists alone. */
function helped(context: ListContext, segments: Segments, { listed }: Plan): boolean {
  const { facets, groups, query } = context;
  if (facets && !segments.hasMarks) return false;
  // A kind without common words has no segments.
  const helps = query.wanted.length === 0 ? segments.listed.size > 0 : listed.length > 0;
  return helps && groups.length <= MOST_FILTERS && lagOf(context, segments) <= MOST_RECENT;
}

/** Searches with posting lists. Undefined if they do not help: then the caller uses only the inverted index. */
export async function searchLists(
  context: ListContext,
  tries = 2,
): Promise<(Found & Pick<Tallied, 'facets' | 'reach'> & { relaxed: Relaxation }) | undefined> {
  const { conditions, db, cache, facets, kind, scope, groups, query, page } = context;
  const segments = await segmentsOf(context);
  context.noticeLag(segments && lagOf(context, segments));
  const plan = segments && planOf(context, segments);
  if (!plan || !helped(context, segments, plan)) return undefined;
  const { rare, sought, terms } = plan;
  const asked = { kind, scope, query, terms, rare, sought, filters: groups, conditions: clausesOf(conditions) };
  const [listed, recent, values] = await Promise.all([
    fetchPostings(db, cache, segments, plan.listed),
    readRecent(db, { ...asked, countsFacets: facets !== undefined }, segments),
    facets && fetchFacetValues(db, cache, segments.parts, facets.names),
  ]);
  if (recent === 'many') return undefined;
  // There are newer segments, or these were merged.
  if (!listed || !recent || (facets && !values)) {
    context.segments.set(scope, { ...segments, upto: Number.NEGATIVE_INFINITY });
    return tries > 1 ? searchLists(context, tries - 1) : undefined;
  }
  const common = rare.filter((_, index) => (recent.rare[index]?.seqs.length ?? 0) > MAX_RARE);
  if (common.length > 0) context.noticeCommon(kind, common);
  const placeOf = ({ lexeme }: Term) => query.wanted.findIndex((term) => term.lexeme === lexeme);
  const { best, liftable, ...counted } = tally({
    terms,
    parts: partsOf(listed, context, plan, recent, values),
    fresh: recent.fresh,
    filters: groups.length,
    enough: enoughFor(query.wanted),
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
