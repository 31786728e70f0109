import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchQuery } from '../port.ts';
import { idOf, product, startTemporaryEngine } from '../testing/temporary-engine.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false, listedFrom: 2 });
  await running.engine.rebuild([
    product('helmet', 'Safety helmet', { filters: { sub: 'helmets', country: 'SA', 'spec.colour': 'red' } }),
    product('cap', 'Bump cap', { filters: { sub: 'helmets', country: 'TR', 'spec.colour': 'blue' } }),
    product('hat', 'Felt hat', { filters: { sub: 'hats', country: 'TR' } }),
    product('hard', 'Hard felt hat', { filters: { sub: 'hats', country: 'SA' } }),
    product('panel', 'Relay panel 24 V', { filters: { sub: 'relays', country: 'SA' }, createdAt: new Date(0) }),
    product('relay', 'Relay 24V', { filters: { sub: 'relays', country: 'DE' }, createdAt: new Date(1000) }),
  ]);
}, 60_000);
afterAll(() => running?.stop());

const ask = (text: string, more: Partial<SearchQuery> = {}) =>
  running.engine.search({ kind: 'product', text, size: 10, ...more });
const ids = async (text: string, more: Partial<SearchQuery> = {}) => (await ask(text, more)).hits.map(({ id }) => id);
const hardHat = [{ start: 0, end: 2, name: 'sub', value: 'helmets', share: 0.5 }];

it('finds what words stand for before what holds them', async () => {
  const found = await ids('hard hat', { meanings: hardHat });
  expect(new Set(found.slice(0, 2))).toEqual(new Set([idOf('helmet'), idOf('cap')]));
  expect(found).toContain(idOf('hard'));
});

it('takes a fact for a condition, whether or not a name holds its words', async () => {
  const fact = [{ start: 0, end: 1, name: 'country', value: 'DE', share: 1 }];
  expect((await ids('german relay', { meanings: fact }))[0]).toBe(idOf('relay'));
});

it('searches for every word of a city that no document names, and for one condition where some do', async () => {
  const nobody = { start: 0, end: 2, name: 'city', value: 'hard felt', share: 1 };
  expect((await ids('hard felt hat', { meanings: [nobody] }))[0]).toBe(idOf('hard'));
  const somebody = { start: 0, end: 1, name: 'country', value: 'DE', share: 1 };
  const { hits } = await ask('york relay', { meanings: [somebody] });
  expect((await ask('new york relay', { meanings: [{ ...somebody, end: 2 }] })).hits).toEqual(hits);
});

it('never repairs a word that is right, nor any where the searcher insists', async () => {
  expect((await ask('helmit')).corrected).toBe('helmet');
  expect((await ask('helmit', { known: new Set(['helmit']) })).corrected).toBeUndefined();
  expect((await ask('helmit', { asTyped: true })).corrected).toBeUndefined();
});

it('finds sizes however they are written', async () => {
  expect(new Set(await ids('24v'))).toEqual(new Set([idOf('panel'), idOf('relay')]));
});

it('keeps to phrases, leaves out what was excluded, and takes either of two words', async () => {
  expect(await ids('felt hat', { phrases: ['hard felt'] })).toEqual([idOf('hard')]);
  expect(await ids('felt', { excluded: ['hard'] })).toEqual([idOf('hat')]);
  expect(new Set(await ids('cap', { either: [{ at: 0, word: 'panel' }] }))).toEqual(
    new Set([idOf('cap'), idOf('panel')]),
  );
});

it('filters by several values, and counts the values of all that was found', async () => {
  expect(await ids('felt', { filters: { country: ['SA', 'DE'] } })).toEqual([idOf('hard')]);
  const { facets } = await ask('felt', { facets: ['country', 'sub'], filters: { country: 'SA' } });
  expect(facets).toEqual({
    // A facet's counts ignore the selection in that facet.
    country: [
      { value: 'sa', count: 1 },
      { value: 'tr', count: 1 },
    ],
    sub: [{ value: 'hats', count: 1 }],
  });
  const all = (await ask('', { facets: ['country', 'spec.*'] })).facets;
  expect(all?.country?.map(({ count }) => count)).toEqual([3, 2, 1]);
  expect(all?.['spec.colour']).toHaveLength(2);
});

it('orders by the newest', async () => {
  expect(await ids('relay', { sort: 'newest' })).toEqual([idOf('relay'), idOf('panel')]);
});
