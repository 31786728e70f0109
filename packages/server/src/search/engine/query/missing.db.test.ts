import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchQuery } from '../port.ts';
import { business, idOf, startTemporaryEngine } from '../testing/temporary-engine.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
  await running.engine.rebuild([
    business('steel', 'Gulf Steel Pipes', { filters: { country: 'SA' } }),
    business('valves', 'Anatolia Valves', { type: 'DI', filters: { country: 'TR' } }),
  ]);
}, 60_000);
afterAll(() => running?.stop());

const search = (text: string, more: Partial<SearchQuery> = {}) =>
  running.engine.search({ kind: 'business', text, asTyped: true, ...more });

it('names no word where all are found', async () => {
  expect(await search('steel pipes')).not.toHaveProperty('missing');
});

it.each([
  ['of several', 'qwertyuiop pipes', {}, ['qwertyuiop']],
  ['all', 'qwertyuiop asdfgh', {}, ['qwertyuiop', 'asdfgh']],
  ['that only another type holds', 'valves', { type: 'MA' }, ['valves']],
  ['beside an excluded one', 'pipes qwertyuiop', { excluded: ['gulf'] }, ['qwertyuiop']],
  ['a phrase whose words stand apart', 'gulf pipes', { phrases: ['gulf pipes'] }, ['gulf pipes']],
  ['that a phrase holds, once', 'qwertyuiop pipes', { phrases: ['Qwertyuiop Pipes'] }, ['qwertyuiop']],
] as const)('names the words that nothing holds: %s', async (_, text, more, missing) => {
  expect((await search(text, more)).missing).toEqual(missing);
});

it('names none where only the filters exclude all, with and without words', async () => {
  for (const text of ['steel', ''])
    expect(await search(text, { filters: { country: 'OM' } })).toEqual({
      hits: [],
      total: 0,
      totalIsExact: true,
      relaxed: 0,
      filteredOut: true,
    });
});

it('finds the first business of a type by its second word before the statistics know the type', async () => {
  await running.engine.put([business('loom', 'Loom Traders', { type: 'IM' })]);
  const { hits } = await search('qwertyuiop gulf traders', { type: 'IM' });
  expect(hits.map(({ id }) => id)).toEqual([idOf('loom')]);
});
