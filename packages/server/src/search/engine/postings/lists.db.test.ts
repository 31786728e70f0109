import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessOf, randomFrom, stockBusinessOf, wordOf } from '../bench/corpus.ts';
import { createSearchEngine } from '../index.ts';
import type { SearchQuery } from '../port.ts';
import { startTemporaryEngine } from '../testing/temporary-engine.ts';
import { extendSegments } from './segments.ts';

const count = 1_500;
let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false, listedFrom: 40 });
  await running.engine.put(Array.from({ length: count }, (_, index) => stockBusinessOf(index)));
  await running.engine.refreshStatistics();
}, 60_000);
afterAll(() => running?.stop());

/** Common, stock and rare words, alone and combined, with and without type, country, typo and deep page. */
function queries(): SearchQuery[] {
  const random = randomFrom(3);
  const common = () => wordOf(Math.floor(random() * 30));
  const texts = [
    'steel',
    'quality',
    'quality supplier',
    'gulf trading group',
    'supplier of steel for export',
    common(),
    `${common()} ${common()}`,
    `${common()} ${common()} steel quality`,
    `${wordOf(400)} steel`,
    `${wordOf(300)} ${wordOf(900)} ${common()}`,
    `${wordOf(2_000)} ${common()} unobtainable`,
    'stell qualiti',
  ];
  return texts.flatMap((text): SearchQuery[] => [
    { kind: 'business', type: 'MA', text },
    { kind: 'business', text, size: 20 },
    { kind: 'business', type: 'MA', text, filters: { country: 'sa' }, size: 10 },
    { kind: 'business', type: 'MA', text, from: 40, size: 10 },
  ]);
}

async function withoutLists<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await sql`update search_segment set valid = false`.execute(running.db);
  const answer = await ask();
  await sql`update search_segment set valid = true`.execute(running.db);
  return answer;
}

const rounded = (answer: Awaited<ReturnType<typeof running.engine.search>>) => ({
  ...answer,
  hits: answer.hits.map(({ id, score }) => [id, Number(score.toFixed(3))]),
});

async function sameEitherWay(): Promise<void> {
  const asked = queries();
  const ask = async () => {
    const answers = [];
    for (const query of asked) answers.push(rounded(await running.engine.search(query)));
    return answers;
  };
  const byLists = await ask();
  const byIndex = await withoutLists(ask);
  for (const [at, query] of asked.entries()) expect(byLists[at], JSON.stringify(query)).toEqual(byIndex[at]);
}

it('finds by posting lists just what the inverted index finds, in the same order', sameEitherWay, 60_000);

it('does so after documents came, changed and went, with and without a further segment', async () => {
  await running.engine.put(Array.from({ length: 60 }, (_, index) => stockBusinessOf(count + index)));
  await running.engine.put(
    Array.from({ length: 60 }, (_, index) => ({ ...businessOf(index * 3), name: 'Gulf Steel Quality' })),
  );
  await running.engine.remove(Array.from({ length: 60 }, (_, index) => businessOf(index * 7 + 1).id));
  await sameEitherWay();
  await extendSegments(running.db);
  await sameEitherWay();
  await running.engine.remove(Array.from({ length: 20 }, (_, index) => businessOf(index * 9).id));
  await sameEitherWay();
}, 60_000);

it('reads lists anew when they no longer fit in memory', async () => {
  const small = createSearchEngine(running.db, { upkeep: false, cacheBytes: 4_000 });
  const query = { kind: 'business' as const, text: 'quality supplier' };
  const expected = await running.engine.search(query);
  for (let round = 0; round < 3; round += 1) expect(await small.search(query)).toEqual(expected);
});
