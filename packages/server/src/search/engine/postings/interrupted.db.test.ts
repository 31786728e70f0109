import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockBusinessOf } from '../bench/corpus.ts';
import { createSearchEngine, type SearchDocument } from '../index.ts';
import { answersOf, closeTo, sameEitherWay } from '../testing/either-way.ts';
import { startTemporaryEngine } from '../testing/temporary-engine.ts';
import type { Transactor } from '../transactor.ts';
import { listWords } from './list-words.ts';
import { mergeSegments } from './merge-segments.ts';
import { extendSegments } from './segments.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false, listedFrom: 40 });
}, 60_000);
afterAll(() => running?.stop());

const range = <Made>(length: number, make: (at: number) => Made) => Array.from({ length }, (_, at) => make(at));
const maker = (at: number): SearchDocument => ({ ...stockBusinessOf(at), type: 'MA' });
const lateWords = ['steel', '=country:sa'];

/** Segments that are due for a merge, writes that are in none, and words that have become common since; as the release before leaves them. */
async function muchToDo(): Promise<void> {
  await running.engine.rebuild(range(600, maker));
  for (const table of ['search_list_word', 'search_segment_list'])
    await sql`delete from ${sql.table(table)} where lexeme = any(${lateWords}::text[])`.execute(running.db);
  await sql`update search_lists set words = nextval('search_segment_id')`.execute(running.db);
  await sql`update search_part_segment set marks = false`.execute(running.db);
  for (let round = 0; round < 4; round += 1) {
    await running.engine.put(range(80, (at) => maker(round * 40 + at)));
    await running.engine.put(range(30, (at) => maker(600 + round * 30 + at)));
    await running.engine.remove(range(15, (at) => maker(at * 7 + round).id));
    if (round < 3) await extendSegments(running.db);
  }
}

const work: [string, (db: Transactor) => Promise<void>][] = [
  ['a merge', (db) => mergeSegments(db)],
  ['a new segment', (db) => extendSegments(db)],
  ['lists for more words', (db) => listWords(db, 'business', lateWords)],
];

/** The database, as work sees it that does something after each of its statements. */
const afterEach = (act: () => Promise<void>): Transactor =>
  running.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await act();
      return result;
    },
  });

/** Reads that know the earlier segments, and reads that know nothing. */
async function expectSame(before: Awaited<ReturnType<typeof answersOf>>): Promise<void> {
  const engine = createSearchEngine(running.db, { upkeep: false });
  expect(before).toMatchObject(closeTo(await answersOf(running, 7)));
  expect(before).toMatchObject(closeTo(await answersOf({ engine }, 7)));
}

describe.each(work)('%s', (_, run) => {
  it('changes no answer, at none of its steps', async () => {
    await muchToDo();
    const before = await sameEitherWay(running);
    let steps = 0;
    const watched = afterEach(async () => {
      steps += 1;
      await expectSame(before);
    });
    await run(watched);
    expect(steps).toBeGreaterThan(4);
    expect(await sameEitherWay(running)).toEqual(closeTo(before));
  }, 120_000);

  it('loses nothing when its process dies, after whichever step', async () => {
    await muchToDo();
    const before = await sameEitherWay(running);
    let isDone = false;
    for (let last = 1; !isDone; last += 1) {
      let steps = 0;
      const dying = afterEach(async () => {
        steps += 1;
        if (steps === last) throw new Error('died');
      });
      isDone = await run(dying).then(
        () => true,
        (error: Error) => error.message !== 'died' && Promise.reject(error),
      );
      await expectSame(before);
    }
    expect(await sameEitherWay(running)).toEqual(closeTo(before));
    await mergeSegments(running.db);
    const { rows } = await sql`select from search_part_segment where not valid`.execute(running.db);
    expect(rows).toEqual([]);
  }, 120_000);
});

it('two processes at once, because a lock was lost, lose nothing', async () => {
  await muchToDo();
  const before = await sameEitherWay(running);
  for (let round = 0; round < 3; round += 1) {
    const both = [...work, ...work].map(([, run]) => run(running.db));
    await Promise.allSettled([...both, expectSame(before)]);
    await expectSame(before);
  }
  for (const [, run] of work) await run(running.db);
  expect(await sameEitherWay(running)).toEqual(closeTo(before));
}, 120_000);
