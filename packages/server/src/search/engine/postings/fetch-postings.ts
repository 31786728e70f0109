import { type QueryExecutorProvider, sql } from 'kysely';
import type { PostingCache } from './posting-cache.ts';
import { type Postings, readPostings, readSeqs } from './postings.ts';
import type { SegmentPart } from './read-segments.ts';

/** Used for a lexeme that has posting lists, but none in this segment and partition. */
const none: Postings = { places: new Uint32Array(0), impacts: new Uint16Array(0) };

const keyOf = (upto: number, part: string, lexeme = '') => `${upto} ${part} ${lexeme}`;

export interface ListedPart extends SegmentPart {
  seqs: Float64Array;
  lists: ReadonlyMap<string, Postings>;
}

/** Posting lists of lexemes in parts of segments, from memory or the database. Undefined if the segments were replaced meanwhile. */
export async function fetchPostings(
  db: QueryExecutorProvider,
  cache: PostingCache,
  parts: readonly SegmentPart[],
  lexemes: readonly string[],
): Promise<ListedPart[] | undefined> {
  const had = new Map<string, Postings | Float64Array>();
  const lacking: { upto: number; part: string; lexeme: string }[] = [];
  for (const { upto, part } of parts) {
    for (const lexeme of ['', ...lexemes]) {
      const key = keyOf(upto, part, lexeme);
      const value = cache.get(key);
      if (value === undefined) lacking.push({ upto, part, lexeme });
      else had.set(key, value);
    }
  }
  if (lacking.length > 0) {
    for (const [key, value] of await load(db, lacking)) {
      had.set(key, value);
      cache.put(key, value);
    }
  }
  const complete: ListedPart[] = [];
  for (const part of parts) {
    const seqs = had.get(keyOf(part.upto, part.part));
    if (!(seqs instanceof Float64Array)) return undefined;
    const lists = new Map<string, Postings>();
    for (const lexeme of lexemes) {
      const postings = had.get(keyOf(part.upto, part.part, lexeme));
      if (postings && !(postings instanceof Float64Array)) lists.set(lexeme, postings);
    }
    complete.push({ ...part, seqs, lists });
  }
  return complete;
}

async function load(db: QueryExecutorProvider, lacking: readonly { upto: number; part: string; lexeme: string }[]) {
  const { rows } = await sql<{ upto: number; part: string; lexeme: string; seqs: Buffer | null; body: Buffer | null }>`
    select n.upto::float8 as upto, n.part, n.lexeme, s.seqs, p.body
    from unnest(${lacking.map((one) => one.upto)}::bigint[], ${lacking.map((one) => one.part)}::text[],
        ${lacking.map((one) => one.lexeme)}::text[]) n (upto, part, lexeme)
      join search_segment_part d on d.upto = n.upto and d.part = n.part
      left join search_segment_part s on n.lexeme = '' and s.upto = n.upto and s.part = n.part
      left join search_posting p on p.upto = n.upto and p.part = n.part and p.lexeme = n.lexeme`.execute(db);
  return rows.map(({ upto, part, lexeme, seqs, body }): [string, Postings | Float64Array] => {
    const value = lexeme === '' ? readSeqs(seqs ?? Buffer.alloc(0)) : body ? readPostings(body) : none;
    return [keyOf(upto, part, lexeme), value];
  });
}
