import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockBusinessOf } from './bench/corpus.ts';
import { createSearchEngine, type SearchDocument, type SearchQuery } from './index.ts';
import { business, idOf, startTemporaryEngine } from './testing/temporary-engine.ts';

/** A process that has answered the same questions before, beside one that writes. */
let writer: Awaited<ReturnType<typeof startTemporaryEngine>>;
let reader: typeof writer.engine;
let statements = 0;

const maker = (at: number): SearchDocument => ({ ...stockBusinessOf(at), type: 'MA' });
const ask = (text: string, more: Partial<SearchQuery> = {}) =>
  reader.search({ kind: 'business', type: 'MA', text, ...more });
const ids = async (text: string, more?: Partial<SearchQuery>) => (await ask(text, more)).hits.map(({ id }) => id);
const asked = async (text: string, more?: Partial<SearchQuery>) => {
  for (let round = 0; round < 3; round += 1) await ask(text, more);
};

beforeAll(async () => {
  writer = await startTemporaryEngine({ upkeep: false, listedFrom: 40 });
  await writer.engine.put(Array.from({ length: 400 }, (_, at) => maker(at)));
  await writer.engine.refreshStatistics();
  const counting = writer.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  reader = createSearchEngine(counting, { upkeep: false });
}, 60_000);
afterAll(() => writer?.stop());

const rareWord = async (): Promise<string> => {
  for (let at = 0; ; at += 1) {
    const word = maker(at).name.split(' ')[0] ?? '';
    const { hits } = await ask(word);
    if (hits.length > 0 && hits.length < 5) return word;
  }
};

describe('a process that knows the words', () => {
  it.each([
    ['a common word', 'steel', {}],
    ['several words', 'quality steel export', {}],
    ['a filter and facets', 'quality steel', { filters: { country: 'sa' }, facets: ['country', 'sub'] }],
    ['a deep page', 'quality', { from: 45 }],
  ])('asks the database once for %s', async (_, text, more) => {
    await asked(text, more);
    const before = statements;
    await ask(text, more);
    expect(statements - before).toBe(1);
  });

  it('asks the database once for a rare word that is asked again', async () => {
    const word = await rareWord();
    await asked(word);
    const before = statements;
    expect((await ask(word)).total).toBeGreaterThan(0);
    expect(statements - before).toBe(1);
  });

  it('still asks once after a write, when it has read what was written', async () => {
    await asked('quality');
    await writer.engine.put([{ ...maker(1), name: 'Quality written anew' }]);
    await ask('quality');
    const before = statements;
    await ask('quality');
    expect(statements - before).toBe(1);
  });
});

describe('a write of another process', () => {
  const best = { boost: { tier: 3 as const, verified: true, boosted: true } };

  it('is in the next search, and what it removes is not', async () => {
    await asked('steel', { facets: ['country'] });
    const total = async () => (await ask('steel')).total;
    const before = await total();
    await writer.engine.put([business('new', 'Steel', { ...best, filters: { country: 'zw' } })]);
    const { facets, hits } = await ask('steel', { facets: ['country'] });
    expect(hits[0]?.id).toBe(idOf('new'));
    expect(facets?.country).toContainEqual({ value: 'zw', count: 1 });
    await writer.engine.put([business('new', 'Copper', best)]);
    expect(await ids('steel', { size: 500 })).not.toContain(idOf('new'));
    const [first = ''] = await ids('steel');
    await writer.engine.remove([first]);
    expect(await ids('steel', { size: 500 })).not.toContain(first);
    expect(await total()).toBe(before - 1);
  });

  it('is found by rare words', async () => {
    const word = await rareWord();
    await asked(word);
    await writer.engine.put([business('rare', word, best)]);
    expect((await ids(word))[0]).toBe(idOf('rare'));
    await writer.engine.remove([idOf('rare')]);
    expect(await ids(word)).not.toContain(idOf('rare'));
  });

  it('lets a word be repaired whose last document it removed', async () => {
    await writer.engine.put([business('typed', 'Zobelkit Makers'), business('meant', 'Zobelkot Makers')]);
    await asked('zobelkit');
    expect(await ids('zobelkit')).toEqual([idOf('typed')]);
    await writer.engine.remove([idOf('typed')]);
    expect(await ask('zobelkit')).toMatchObject({ corrected: 'zobelkot', hits: [{ id: idOf('meant') }] });
    await writer.engine.put([business('typed', 'Zobelkit Makers')]);
    expect(await ids('zobelkit')).toEqual([idOf('typed')]);
  });

  it('is found with little memory, too', async () => {
    const small = createSearchEngine(writer.db, { upkeep: false, cacheBytes: 20_000 });
    const query = { kind: 'business' as const, type: 'MA', text: 'quality steel', size: 20 };
    for (let round = 0; round < 3; round += 1) {
      await writer.engine.put([business(`little ${round}`, 'Quality Steel', best)]);
      expect(await small.search(query)).toEqual(await ask('quality steel', { size: 20 }));
    }
  });
});
