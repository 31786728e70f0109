import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockBusinessOf } from '../bench/corpus.ts';
import { createSearchEngine } from '../index.ts';
import { closeTo, sameEitherWay } from '../testing/either-way.ts';
import { startTemporaryEngine } from '../testing/temporary-engine.ts';
import { listWords } from './list-words.ts';
import { extendSegments } from './segments.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false, listedFrom: 40 });
}, 60_000);
afterAll(() => running?.stop());

const listsOf = async (lexeme: string) => {
  const { rows } = await sql<{ documents: number }>`
    select coalesce(sum(octet_length(body)) / 6, 0)::int as documents from search_segment_list where lexeme = ${lexeme}`.execute(
    running.db,
  );
  return rows[0]?.documents;
};

it('gives a word posting lists in segments that exist already, with the answers as before', async () => {
  await running.engine.rebuild(Array.from({ length: 1_200 }, (_, at) => stockBusinessOf(at)));
  const listed = (await listsOf('steel')) ?? 0;
  expect(listed).toBeGreaterThan(50);
  const before = await sameEitherWay(running);
  // As if the words had been rare when the segments were built.
  for (const table of ['search_list_word', 'search_segment_list'])
    await sql`delete from ${sql.table(table)} where lexeme in ('steel', '=country:sa')`.execute(running.db);
  await sql`update search_lists set words = nextval('search_segment_id')`.execute(running.db);
  // The inverted index has the scores of these words unrounded.
  expect(await sameEitherWay(running)).toEqual(closeTo(before));
  await listWords(running.db, 'business', ['steel', '=country:sa', 'steel']);
  expect(await listsOf('steel')).toBe(listed);
  expect(await sameEitherWay(running)).toEqual(before);
}, 120_000);

it('follows a word that becomes common at once, when it is searched', async () => {
  const selfish = createSearchEngine(running.db, { listedFrom: 40 });
  const walrus = (at: number) => ({ ...stockBusinessOf(20_000 + at), name: `Walrus ${at}`, type: 'MA' });
  await running.engine.rebuild(Array.from({ length: 26_000 }, (_, at) => ({ ...stockBusinessOf(at), type: 'MA' })));
  await running.engine.put(Array.from({ length: 2_100 }, (_, at) => walrus(at)));
  await extendSegments(running.db);
  const search = () => selfish.search({ kind: 'business', type: 'MA', text: 'walrus quality', size: 5 });
  const found = await search();
  await selfish.idle();
  expect(await listsOf('walrus')).toBe(2_100);
  expect(await search()).toEqual(found);
}, 240_000);
