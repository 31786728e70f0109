import { clausesOf } from '../query/conditions.ts';
import { barredPlaces } from './barred.ts';
import type { FreshDocument } from './cached.ts';
import { keepRareLists, type ListedPart, withRareLists } from './fetch-postings.ts';
import { facetValuesOf, freshDocuments, listIn } from './fresh-documents.ts';
import type { ListContext, Plan } from './list-plan.ts';
import { type FacetValues, indexOfSeq, type Postings } from './postings.ts';
import { type RareDocuments, type Recent, readRecent, type Segments } from './read-segments.ts';
import type { TallyPart, TallyQuery } from './tally-query.ts';

/** A word without posting lists in more documents than this became common after the last refresh. */
const MAX_RARE = 2_000;
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

/** The part of the documents that are newer than all segments. */
function freshPart(
  documents: readonly FreshDocument[],
  { facets, groups }: ListContext,
  { bars, terms }: Plan,
): TallyPart {
  const seqs = Float64Array.from(documents, ({ seq }) => seq);
  const listOf = (lexeme: string) => listIn(documents, lexeme);
  return {
    seqs,
    terms: terms.map((term) => term.join(listOf, () => undefined)),
    filters: groups.map((marks) => marks.flatMap((mark) => listOf(mark) ?? [])),
    gone: [],
    replaced: [],
    barred: barredPlaces(bars, seqs, listOf, () => []),
    facets: facets && facetValuesOf(documents, facets.names),
  };
}

/** The parts of a search with what the segments lack, or why there are none: the segments were replaced, or a clause has too many documents. */
type Gathered = Pick<TallyQuery, 'parts' | 'fresh'> | 'replaced' | 'many';

/** Without the database, if memory holds all lists. */
export async function fromMemory(
  context: ListContext,
  plan: Plan,
  listed: readonly ListedPart[],
  values: ReadonlyMap<string, FacetValues> | undefined,
): Promise<Gathered | undefined> {
  const { cache, db, pulse, query, scope } = context;
  // Names of stop words alone are marks to the segments, and words to the inverted index.
  if (plan.sought.length > 0 || plan.rare.some((lexeme) => lexeme.startsWith('~'))) return undefined;
  const complete = withRareLists(cache, listed, plan.rare);
  if (!complete) return undefined;
  const fresh = await freshDocuments(db, cache, scope, query.analysis.kind.avg, pulse.fresh);
  if (!fresh) return 'replaced';
  const beside = { gone: pulse.gone, fresh: [], rare: [], sought: [] };
  const parts = partsOf(complete, context, { ...plan, rare: [] }, beside, values);
  return { parts: fresh.length > 0 ? [...parts, freshPart(fresh, context, plan)] : parts, fresh: [] };
}

/** With the documents of rare words, phrases and unwanted words, and all newer ones, in one statement. */
export async function fromDatabase(
  context: ListContext,
  segments: Segments,
  plan: Plan,
  listed: readonly ListedPart[],
  values: ReadonlyMap<string, FacetValues> | undefined,
): Promise<Gathered> {
  const { cache, conditions, db, facets, groups, kind, query, scope } = context;
  const { rare, sought, terms } = plan;
  const asked = { kind, scope, query, terms, rare, sought, filters: groups, conditions: clausesOf(conditions) };
  const recent = await readRecent(db, { ...asked, countsFacets: facets !== undefined }, segments);
  if (!recent) return 'replaced';
  if (recent === 'many') return recent;
  const common = rare.filter((_, index) => (recent.rare[index]?.seqs.length ?? 0) > MAX_RARE);
  if (common.length > 0) context.noticeCommon(kind, common);
  for (const [lexeme, held] of documentsBy(rare, recent.rare))
    keepRareLists(cache, listed, lexeme, (part) => within(part, held));
  return { parts: partsOf(listed, context, plan, recent, values), fresh: recent.fresh };
}
