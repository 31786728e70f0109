import { type QueryExecutorProvider, sql } from 'kysely';
import type { PostingCache } from './posting-cache.ts';
import { type FacetValues, POSTING_BYTES } from './postings.ts';
import type { Segment } from './read-segments.ts';

/** Requests the values of every specification. */
export const everySpec = 'spec.*';

/** Segments with so many documents together are read by one statement. */
const DOCUMENTS_AT_ONCE = 50_000;

/** Turns lists of documents by value into lists of values by document. */
export function facetValues(documents: number, lists: readonly { value: string; body: Buffer }[]): FacetValues {
  const starts = new Uint32Array(documents + 1);
  const placesOf = (body: Buffer, each: (place: number) => void) => {
    const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
    for (let byte = 0; byte + POSTING_BYTES <= body.length; byte += POSTING_BYTES) each(view.getUint32(byte));
  };
  for (const { body } of lists)
    placesOf(body, (place) => {
      starts[place + 1]! += 1;
    });
  for (let place = 0; place < documents; place += 1) starts[place + 1]! += starts[place]!;
  const total = starts[documents] ?? 0;
  const held = lists.length <= 65_536 ? new Uint16Array(total) : new Uint32Array(total);
  const next = starts.slice(0, documents);
  for (const [at, { body }] of lists.entries())
    placesOf(body, (place) => {
      held[next[place]!++] = at;
    });
  return { values: lists.map(({ value }) => value), starts, held };
}

/** The lists of each segment that exists. */
async function load(db: QueryExecutorProvider, segments: readonly Segment[], names: readonly string[]) {
  const { rows } = await sql<{ segment: string; value: string | null; body: Buffer | null }>`
    select s.id::text as segment, substr(l.lexeme, 2) as value, l.body from search_part_segment s
      left join search_segment_list l on l.segment = s.id and l.lexeme >= '=' and l.lexeme < '>'
        and (split_part(substr(l.lexeme, 2), ':', 1) = any(${names}::text[])
          or (${names.includes(everySpec)} and l.lexeme like '=spec.%'))
    where s.id = any(${segments.map(({ id }) => id)}::bigint[]) order by s.id, l.lexeme`.execute(db);
  const lists = rows.map(({ segment, value, body }) => ({ segment, held: value && body ? [{ value, body }] : [] }));
  return new Map(
    [...Map.groupBy(lists, ({ segment }) => segment)].map(([id, group]) => [id, group.flatMap(({ held }) => held)]),
  );
}

/** Loads that are under way, so that searches that come meanwhile wait for them. */
const underWay = new WeakMap<PostingCache, Map<string, Promise<FacetValues | undefined>>>();

/**
 * The values of these facets in each segment, from memory or the database. All segments must have the lists of all marks. Undefined if
 * some were merged meanwhile.
 */
export async function fetchFacetValues(
  db: QueryExecutorProvider,
  cache: PostingCache,
  segments: readonly Segment[],
  names: readonly string[],
): Promise<Map<string, FacetValues> | undefined> {
  const loading = underWay.get(cache) ?? new Map<string, Promise<FacetValues | undefined>>();
  underWay.set(cache, loading);
  const keyOf = ({ id }: Segment) => `${id} facets ${names.join(' ')}`;
  const found = new Map<string, FacetValues | Promise<FacetValues | undefined>>();
  let batch: Segment[] = [];
  const start = () => {
    const loaded = load(db, batch, names);
    for (const segment of batch) {
      const key = keyOf(segment);
      const values = loaded
        .then((lists) => {
          const own = lists.get(segment.id);
          const made = own && facetValues(segment.documents, own);
          if (made) cache.put(key, made);
          return made;
        })
        .finally(() => loading.delete(key));
      // Each search that waits reports a failure; without any, nobody would.
      values.catch(() => undefined);
      loading.set(key, values);
      found.set(segment.id, values);
    }
    batch = [];
    return loaded;
  };
  for (const segment of segments) {
    const known = cache.get(keyOf(segment));
    const values = known && 'held' in known ? known : loading.get(keyOf(segment));
    if (values) found.set(segment.id, values);
    else batch.push(segment);
    if (batch.reduce((sum, { documents }) => sum + documents, 0) >= DOCUMENTS_AT_ONCE) await start();
  }
  if (batch.length > 0) await start();
  const complete = new Map<string, FacetValues>();
  for (const [id, promised] of found) {
    const values = await promised;
    if (!values) return undefined;
    complete.set(id, values);
  }
  return complete;
}
