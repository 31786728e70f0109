import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessOf, stockBusinessOf } from '../bench/corpus.ts';
import { createSearchEngine, type SearchDocument } from '../index.ts';
import { sameEitherWay } from '../testing/either-way.ts';
import { startTemporaryEngine } from '../testing/temporary-engine.ts';
import { fetchPostings } from './fetch-postings.ts';
import type { Cached } from './posting-cache.ts';
import { readSegments } from './read-segments.ts';
import { extendSegments } from './segments.ts';

const count = 1_500;
/** Some have a part number, some say in their name that they lack something. */
const withMore = (document: SearchDocument, index: number): SearchDocument => ({
  ...document,
  ...(index % 45 === 0 ? { codes: ['RG58U'] } : {}),
  ...(index % 31 === 0 ? { name: `${document.name} without ${index % 2 === 0 ? 'steel' : 'gulf'}` } : {}),
});

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false, listedFrom: 40 });
  await running.engine.put(Array.from({ length: count }, (_, index) => withMore(stockBusinessOf(index), index)));
  await running.engine.refreshStatistics();
}, 60_000);
afterAll(() => running?.stop());

it('posting lists find exactly what the inverted index finds, in the same order', async () => {
  await sameEitherWay(running);
}, 60_000);

it('posting lists find the same after documents came, changed and went, with and without further segments', async () => {
  await running.engine.put(Array.from({ length: 60 }, (_, index) => withMore(stockBusinessOf(count + index), index)));
  await running.engine.put(
    Array.from({ length: 60 }, (_, index) => ({ ...businessOf(index * 3), name: 'Gulf Steel Quality' })),
  );
  await running.engine.remove(Array.from({ length: 60 }, (_, index) => businessOf(index * 7 + 1).id));
  await sameEitherWay(running);
  await extendSegments(running.db);
  await sameEitherWay(running);
  await running.engine.remove(Array.from({ length: 20 }, (_, index) => businessOf(index * 9).id));
  await sameEitherWay(running);
}, 60_000);

it('posting lists find the same wherever the table keeps the documents', async () => {
  const moved = Array.from({ length: 700 }, (_, index) => stockBusinessOf(index * 2));
  await running.engine.remove(moved.map(({ id }) => id));
  // The next rows take the freed places, so the table's order is no longer that of the writes.
  await sql`vacuum search_document`.execute(running.db);
  await running.engine.put(moved.toReversed());
  await running.engine.refreshStatistics();
  await sameEitherWay(running);
}, 60_000);

it('reads lists anew when they no longer fit in memory', async () => {
  const small = createSearchEngine(running.db, { upkeep: false, cacheBytes: 4_000 });
  const query = { kind: 'business' as const, text: 'quality supplier' };
  const expected = await running.engine.search(query);
  for (let round = 0; round < 3; round += 1) expect(await small.search(query)).toEqual(expected);
});

it('keeps and joins nothing of values that no document has, however many a filter names', async () => {
  const segments = (await readSegments(running.db, 'business', 'business'))!;
  const kept = new Map<string, Cached>();
  const cache = { get: (key: string) => kept.get(key), put: (key: string, value: Cached) => kept.set(key, value) };
  const absent = Array.from({ length: 1_000 }, (_, at) => `=amount:usd ${at}`);
  const [word = ''] = segments.listed;
  const parts = (await fetchPostings(running.db, cache, segments, [word, ...absent]))!;
  expect(parts.flatMap(({ lists }) => [...lists.keys()].filter((lexeme) => lexeme !== word))).toEqual([]);
  expect(kept.size).toBe(2 * segments.parts.length);
});

it('counts facets as before in segments of the release before, which a refresh then builds anew', async () => {
  const query = { kind: 'business' as const, text: 'quality', facets: ['country', 'sub', 'state'] };
  // Scores of posting lists are rounded.
  const found = async (engine: typeof running.engine) => {
    const answer = await engine.search(query);
    return { ...answer, hits: answer.hits.map(({ id }) => id) };
  };
  const expected = await found(running.engine);
  await sql`update search_part_segment set marks = false`.execute(running.db);
  await sql`delete from search_segment_list l where lexeme like '=%' and not exists (
    select from search_list_word w where w.lexeme = l.lexeme)`.execute(running.db);
  const other = createSearchEngine(running.db, { upkeep: false });
  expect(await found(other)).toEqual(expected);
  await other.refreshStatistics();
  const { rows } = await sql`select from search_part_segment where not marks`.execute(running.db);
  expect(rows).toEqual([]);
  expect((await other.search(query)).facets).toEqual(expected.facets);
}, 60_000);
