import { sql } from '@wbn/database';
import { expect } from 'vitest';
import { randomFrom, wordOf } from '../bench/corpus.ts';
import type { SearchAnswer, SearchQuery } from '../port.ts';
import type { startTemporaryEngine } from './temporary-engine.ts';

type Running = Awaited<ReturnType<typeof startTemporaryEngine>>;

/** Common, stock and rare words of the bench's corpus, alone and combined, with and without type, country, typo and deep page. */
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
  const facets = ['country', 'state', 'sub', 'category', 'verified', 'certificate'];
  const filters = { country: ['sa', 'us'], category: ['3', '5', '7', '11'], verified: 'yes' };
  const counting = ['', ...texts.filter((_, at) => at % 3 === 0)].flatMap((text): SearchQuery[] => [
    { kind: 'business', type: 'MA', text, facets },
    { kind: 'business', text, facets, filters: { country: 'sa' } },
    { kind: 'business', type: 'MA', text, facets, filters },
    { kind: 'business', type: 'MA', text, facets, filters: { state: 's399' }, sort: 'newest' },
  ]);
  // A rare word that stands for a value as well: its documents are joined with those of the value.
  const meanings = [{ start: 0, end: 1, name: 'country', value: 'sa', share: 0.5 }];
  const meaningToo = [wordOf(100), wordOf(120), wordOf(150)].flatMap((text): SearchQuery[] => [
    { kind: 'business', type: 'MA', text, meanings },
    { kind: 'business', type: 'MA', text, meanings, facets },
    { kind: 'business', type: 'MA', text, meanings, facets, filters: { verified: 'yes' } },
    { kind: 'business', type: 'MA', text: `${text} steel`, meanings },
  ]);
  // Phrases, excluded words and values, unwanted words, and part numbers.
  const apart: Omit<SearchQuery, 'kind' | 'text'>[] = [
    { excluded: ['gulf'] },
    { excluded: ['gulf', common(), wordOf(400), 'steel quality'] },
    { excluded: ['gulf'], lacking: ['gulf'] },
    { phrases: ['quality supplier'] },
    { phrases: ['gulf'], excluded: ['star'] },
    { excludedFilters: { country: ['sa', 'us'] } },
    { excluded: ['star'], excludedFilters: { country: 'de' }, facets, filters: { verified: 'yes' } },
  ];
  const apartOf = (text: string) =>
    apart.map((more): SearchQuery => ({ kind: 'business', type: 'MA', text, size: 12, ...more }));
  const codes = ['RG 58/U', 'rg58u steel', 'RG58U quality supplier steel', `steel ${wordOf(300)} RG-58-U export`];
  const lacking = ['quality supplier without steel', 'steel without gulf', 'group quality export without star'];
  return [
    ...counting,
    ...meaningToo,
    ...['quality', 'supplier of steel for export', `${common()} ${common()} ${wordOf(500)}`, ''].flatMap(apartOf),
    ...[...codes, ...lacking].flatMap((text): SearchQuery[] => [
      { kind: 'business', type: 'MA', text, size: 15 },
      { kind: 'business', text, facets, filters: { country: 'sa' } },
      { kind: 'business', type: 'MA', text, excluded: ['gulf'], from: 5 },
    ]),
    ...texts.flatMap((text): SearchQuery[] => [
      { kind: 'business', type: 'MA', text },
      { kind: 'business', text, size: 20 },
      { kind: 'business', type: 'MA', text, filters: { country: 'sa' }, size: 10 },
      { kind: 'business', type: 'MA', text, from: 40, size: 10 },
    ]),
  ];
}

type Answers = Record<string, SearchAnswer>;

/** The answers to the queries, by their texts; or to each n-th of them. */
export async function answersOf({ engine }: Pick<Running, 'engine'>, nth = 1): Promise<Answers> {
  const answers: Answers = {};
  for (const query of queries().filter((_, at) => at % nth === 0))
    answers[JSON.stringify(query)] = await engine.search(query);
  return answers;
}

/** Answers to expect: the same, but for the rounding of posting lists in the scores. */
export const closeTo = (answers: Answers): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answers).map(([query, { hits, ...answer }]) => [
      query,
      { ...answer, hits: hits.map(({ id, score }) => ({ id, score: expect.closeTo(score, 2) })) },
    ]),
  );

/**
 * The posting lists find what the inverted index alone finds, in the same order, also when they find it in the memory of the process. Returns
 * the answers.
 */
export async function sameEitherWay(running: Running): Promise<Answers> {
  const byLists = await answersOf(running);
  expect(await answersOf(running)).toEqual(closeTo(byLists));
  await sql`create table hidden_lists as select * from search_lists`.execute(running.db);
  await sql`delete from search_lists`.execute(running.db);
  const byIndex = await answersOf(running);
  await sql`insert into search_lists select * from hidden_lists`.execute(running.db);
  await sql`drop table hidden_lists`.execute(running.db);
  expect(byLists).toEqual(closeTo(byIndex));
  return byLists;
}
