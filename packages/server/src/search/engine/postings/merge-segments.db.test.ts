import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessOf, stockBusinessOf } from '../bench/corpus.ts';
import type { SearchDocument } from '../port.ts';
import { answersOf, closeTo, sameEitherWay } from '../testing/either-way.ts';
import { startTemporaryEngine } from '../testing/temporary-engine.ts';
import { mergeSegments } from './merge-segments.ts';
import { readSeqs } from './postings.ts';
import { extendSegments } from './segments.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false, listedFrom: 40 });
}, 60_000);
afterAll(() => running?.stop());

const range = <Made>(length: number, make: (at: number) => Made) => Array.from({ length }, (_, at) => make(at));
const maker = (at: number): SearchDocument => ({ ...stockBusinessOf(at), type: 'MA' });

async function segments(condition = sql<boolean>`true`) {
  const { rows } = await sql<{ id: number; documents: number; valid: boolean }>`
    select id::float8 as id, documents, valid from search_part_segment where ${condition} order by id`.execute(
    running.db,
  );
  return rows;
}

describe('the upkeep of a small write', () => {
  /** Documents that upkeep lists anew in each of some rounds of writes to an index of this size. */
  async function listedAnew(size: number): Promise<number[]> {
    await running.engine.rebuild(range(size, maker));
    const rounds: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const newest = (await segments()).at(-1)?.id ?? 0;
      await running.engine.put(range(90, (at) => ({ ...maker(round * 90 + at), name: `Steel quality ${round}` })));
      await extendSegments(running.db);
      const added = await segments(sql<boolean>`id > ${newest}`);
      await mergeSegments(running.db);
      const merged = await segments(sql<boolean>`id > ${(added.at(-1)?.id ?? newest) as number}`);
      rounds.push([...added, ...merged].reduce((sum, { documents }) => sum + documents, 0));
    }
    return rounds;
  }

  it('lists the same few documents anew, however large the index is', async () => {
    const [small, large] = [await listedAnew(2_000), await listedAnew(8_000)];
    expect(large).toEqual(small);
    expect(Math.max(...large)).toBeLessThan(1_000);
    expect((await segments()).length).toBeLessThan(6);
    await sameEitherWay(running);
  }, 240_000);
});

describe('a merge', () => {
  it('keeps the order of writes where their numbers gain a digit', async () => {
    await running.engine.rebuild([]);
    await sql`select setval('search_change', 99300)`.execute(running.db);
    await running.engine.put(range(600, maker));
    await running.engine.refreshStatistics();
    for (let round = 0; round < 3; round += 1) {
      await running.engine.put(range(210, (at) => ({ ...maker(round * 210 + at), name: `Steel quality ${at}` })));
      await extendSegments(running.db);
    }
    await mergeSegments(running.db);
    const { rows } = await sql<{ upto: number; seqs: Buffer }>`
      select upto::float8 as upto, seqs from search_part_segment`.execute(running.db);
    expect(rows.map(({ upto }) => upto)).toEqual([expect.toSatisfy((upto: number) => upto > 100_000)]);
    for (const { seqs } of rows) expect(readSeqs(seqs)).toEqual(readSeqs(seqs).toSorted());
    await running.engine.remove(range(40, (at) => maker(at * 13).id));
    await sameEitherWay(running);
  }, 60_000);

  /** Leaves several segments with replaced documents that are due for a merge. */
  async function manySegments(): Promise<void> {
    await running.engine.rebuild(range(1_500, stockBusinessOf));
    for (let round = 0; round < 4; round += 1) {
      await running.engine.put(range(120, (at) => stockBusinessOf(round * 60 + at)));
      await running.engine.put(range(30, (at) => ({ ...businessOf(1_500 + at + round * 30), name: 'Gulf Steel' })));
      await running.engine.remove(range(15, (at) => businessOf(at * 7 + round).id));
      await extendSegments(running.db);
    }
  }

  it('changes no answer', async () => {
    await manySegments();
    const before = await sameEitherWay(running);
    const parts = (await segments()).length;
    await mergeSegments(running.db);
    expect((await segments()).length).toBeLessThan(parts);
    expect(await sameEitherWay(running)).toEqual(closeTo(before));
  }, 120_000);

  it('loses nothing that is written and listed meanwhile', async () => {
    await manySegments();
    const writing = async () => {
      for (let round = 0; round < 4; round += 1) {
        await running.engine.put(range(40, (at) => stockBusinessOf(3_000 + round * 40 + at)));
        await running.engine.remove(range(20, (at) => stockBusinessOf(600 + round * 20 + at).id));
        await extendSegments(running.db);
      }
    };
    await Promise.all([mergeSegments(running.db), writing(), answersOf(running)]);
    const during = await sameEitherWay(running);
    await mergeSegments(running.db);
    expect(await sameEitherWay(running)).toEqual(closeTo(during));
  }, 120_000);

  it('that is killed leaves the answers as they were, and the next one cleans up', async () => {
    await manySegments();
    const before = await answersOf(running);
    const stored = await segments();
    const locked = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<void>();
    // A lock on the segments holds the merge up at its last step.
    const holding = running.db.transaction().execute(async (trx) => {
      await sql`select from search_part_segment for update`.execute(trx);
      locked.resolve();
      await killed.promise;
    });
    await locked.promise;
    const merging = expect(mergeSegments(running.db)).rejects.toThrow(/terminat|connection/i);
    const kill = async () => {
      const { rows } = await sql<{ ended: boolean }>`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%delete from search_part_segment where id%'`.execute(
        running.db,
      );
      return rows.length;
    };
    await expect.poll(kill, { timeout: 30_000 }).toBe(1);
    await merging;
    killed.resolve();
    await holding;
    expect(await segments(sql<boolean>`valid`)).toEqual(stored);
    expect((await segments(sql<boolean>`not valid`)).length).toBe(1);
    expect(await answersOf(running)).toEqual(closeTo(before));
    await mergeSegments(running.db);
    expect(await segments(sql<boolean>`not valid`)).toEqual([]);
    const { rows } = await sql`
      select from search_segment_list where segment not in (select id from search_part_segment)`.execute(running.db);
    expect(rows).toHaveLength(0);
    expect(await sameEitherWay(running)).toEqual(closeTo(before));
  }, 120_000);
});
