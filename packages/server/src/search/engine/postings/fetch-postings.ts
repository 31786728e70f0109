import { type QueryExecutorProvider, sql } from 'kysely';
import type { PostingCache, SegmentSeqs } from './posting-cache.ts';
import { indexOfSeq, type Postings, readPostings, readSeqs } from './postings.ts';
import type { Segment, Segments } from './read-segments.ts';

/** Kept in memory for a common word that no document of a segment holds. Without it each search would ask for that word again. */
const none: Postings = { places: new Uint32Array(0), impacts: new Uint16Array(0) };

const keyOf = (segment: string, lexeme = '') => `${segment} ${lexeme}`;

export interface ListedPart extends Segment, SegmentSeqs {
  lists: ReadonlyMap<string, Postings>;
  /** Places of documents that newer segments replace. */
  replaced: readonly Uint32Array[];
}

type Lacking = { segment: string; lexeme: string };

/** Posting lists of lexemes in segments, from memory or the database. Undefined if segments were merged meanwhile. */
export async function fetchPostings(
  db: QueryExecutorProvider,
  cache: PostingCache,
  { parts, replaced }: Segments,
  lexemes: readonly string[],
): Promise<ListedPart[] | undefined> {
  const had = new Map<string, Postings | SegmentSeqs>();
  const lacking: Lacking[] = [];
  for (const { id } of parts) {
    for (const lexeme of ['', ...lexemes]) {
      const key = keyOf(id, lexeme);
      const value = cache.get(key);
      if (value && ('places' in value || 'seqs' in value)) had.set(key, value);
      else lacking.push({ segment: id, lexeme });
    }
  }
  if (lacking.length > 0) {
    for (const [key, value] of await load(db, lacking)) {
      had.set(key, value);
      cache.put(key, value);
    }
  }
  const complete: ListedPart[] = [];
  for (const segment of parts) {
    const own = had.get(keyOf(segment.id));
    if (!own || !('seqs' in own)) return undefined;
    const lists = new Map<string, Postings>();
    for (const lexeme of lexemes) {
      const postings = had.get(keyOf(segment.id, lexeme));
      if (postings && 'places' in postings && postings !== none) lists.set(lexeme, postings);
    }
    complete.push({ ...segment, ...own, lists, replaced: [] });
  }
  for (const part of complete) {
    const places = replaced.get(part.id) ?? replacedIn(part, complete);
    replaced.set(part.id, places);
    part.replaced = places;
  }
  return complete;
}

/**
 * The lists of words that are in few documents, which an earlier search read from the inverted index, added to those of the parts. Undefined if
 * memory lacks one.
 */
export function withRareLists(
  cache: PostingCache,
  parts: readonly ListedPart[],
  rare: readonly string[],
): readonly ListedPart[] | undefined {
  if (rare.length === 0) return parts;
  const complete: ListedPart[] = [];
  for (const part of parts) {
    const lists = new Map(part.lists);
    for (const lexeme of rare) {
      const value = cache.get(keyOf(part.id, lexeme));
      if (!value || !('places' in value)) return undefined;
      if (value.places.length > 0) lists.set(lexeme, value);
    }
    complete.push({ ...part, lists });
  }
  return complete;
}

/** Keeps the list of such a word in each part. A word that no document holds is not kept: senders may name any number of these. */
export function keepRareLists(
  cache: PostingCache,
  parts: readonly ListedPart[],
  lexeme: string,
  listIn: (part: ListedPart) => Postings,
): void {
  const lists = parts.map((part) => ({ part, list: listIn(part) }));
  if (lists.every(({ list }) => list.places.length === 0)) return;
  for (const { part, list } of lists) cache.put(keyOf(part.id, lexeme), list.places.length > 0 ? list : none);
}

/** The places of a segment's documents that newer segments of its partition replace. */
function replacedIn(part: ListedPart, all: readonly ListedPart[]): readonly Uint32Array[] {
  const newer = all.slice(all.indexOf(part) + 1).filter((other) => other.part === part.part);
  return newer.flatMap(({ gone }) => {
    const places = Array.from(gone, (seq) => indexOfSeq(part.seqs, seq)).filter((place) => place >= 0);
    return places.length > 0 ? [Uint32Array.from(places)] : [];
  });
}

/** A filter's value that a segment lacks has no row. Senders may name any number of these: kept in memory, they would push out real lists. */
async function load(db: QueryExecutorProvider, lacking: readonly Lacking[]) {
  const { rows } = await sql<{
    segment: string;
    lexeme: string;
    seqs: Buffer | null;
    gone: Buffer | null;
    body: Buffer | null;
  }>`
    select n.segment::text as segment, n.lexeme, s.seqs, s.gone, p.body
    from unnest(${lacking.map(({ segment }) => segment)}::bigint[], ${lacking.map(({ lexeme }) => lexeme)}::text[])
        n (segment, lexeme)
      join search_part_segment d on d.id = n.segment
      left join search_part_segment s on n.lexeme = '' and s.id = n.segment
      left join search_segment_list p on p.segment = n.segment and p.lexeme = n.lexeme
    where p.body is not null or n.lexeme not like '=%'`.execute(db);
  return rows.map(({ segment, lexeme, seqs, gone, body }): [string, Postings | SegmentSeqs] => {
    if (lexeme !== '') return [keyOf(segment, lexeme), body ? readPostings(body) : none];
    return [keyOf(segment), { seqs: readSeqs(seqs ?? Buffer.alloc(0)), gone: readSeqs(gone ?? Buffer.alloc(0)) }];
  });
}
