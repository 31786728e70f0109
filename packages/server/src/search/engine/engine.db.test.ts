import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchDocument, SearchQuery } from './port.ts';
import { business, idOf, product, startTemporaryEngine } from './testing/temporary-engine.ts';

const filler = (count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, index) => business(`filler ${index}`, `Filler Trading ${index}`, { type: 'DI' }));

const documents: SearchDocument[] = [
  business('steel', 'Riyadh Steel Pipes', {
    description: 'Seamless pipes of carbon steel',
    filters: { country: 'SA' },
  }),
  business('valve', 'Gulf Valve Works', { description: 'Valves for steel pipes', filters: { country: 'AE' } }),
  business('distributor', 'Steel Pipes Depot', { type: 'DI', filters: { country: 'SA' } }),
  business('cafe', 'Café Société Torréfaction', { filters: { country: 'FR' } }),
  business('hadid', 'مصنع الحديد والصلب', { filters: { country: 'SA' } }),
  business('gang', 'Shanghai 钢铁公司'),
  business('brass', 'Brass fittings, bronze bushings and copper tubes'),
  business('it', 'Who Is It'),
  ...filler(20),
  product('bottle', 'Toddler water bottle with straw', { description: 'A water bottle for children' }),
  product('bottle without', 'Water bottle without straw', { description: 'A wide mouth bottle' }),
  product('bottle no', 'Sports water bottle, no straw'),
  product('cable', 'Coaxial cable drum', { codes: ['RG-58/U'], description: 'Low loss' }),
  product('printer', 'LaserWriter dv7-1211ea printer'),
  product('case', 'Case for printer dv9-0001xx', { description: 'Protective' }),
  product('toolbox', 'Steel tool box'),
  product('fuses', 'Fuse kit 12 34, phone 12 holder'),
];

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
  await running.engine.put(documents);
  await running.engine.refreshStatistics();
}, 60_000);
afterAll(() => running?.stop());

const ask = (text: string, more: Partial<SearchQuery> = {}) =>
  running.engine.search({ kind: 'business', type: 'MA', text, ...more });
const askProducts = (text: string) => running.engine.search({ kind: 'product', text, size: 10 });
const ids = (answer: { hits: { id: string }[] }) => answer.hits.map((hit) => hit.id);

describe('the results', () => {
  it('puts a name before a description', async () => {
    expect(ids(await ask('steel pipes'))).toEqual([idOf('steel'), idOf('valve')]);
  });

  it('finds another form of a word', async () => {
    expect(ids(await ask('valves'))).toContain(idOf('valve'));
  });

  it('searches one type, or all of a kind when none is asked', async () => {
    expect(ids(await ask('steel pipes', { type: 'DI' }))).toEqual([idOf('distributor')]);
    expect((await ask('steel pipes', { type: undefined })).total).toBe(3);
  });

  it('keeps to the filters', async () => {
    expect(ids(await ask('pipes', { filters: { country: 'AE' } }))).toEqual([idOf('valve')]);
    expect((await ask('pipes', { filters: { country: "x'y\\z&|" } })).total).toBe(0);
  });

  it('reads letters with and without accents alike', async () => {
    expect(ids(await ask('cafe societe torrefaction'))).toEqual([idOf('cafe')]);
    expect(ids(await ask('CAFÉ'))).toEqual([idOf('cafe')]);
  });

  it('reads Arabic with and without article and hamza alike', async () => {
    expect(ids(await ask('حديد'))).toEqual([idOf('hadid')]);
    expect(ids(await ask('صُلب'))).toEqual([idOf('hadid')]);
  });

  it('finds Chinese inside a longer run', async () => {
    expect(ids(await ask('钢铁'))).toEqual([idOf('gang')]);
  });

  it('finds a name made of stop words', async () => {
    expect(ids(await ask('who is it'))).toEqual([idOf('it')]);
  });

  it('finds a part number however it is punctuated, first', async () => {
    for (const text of ['rg58u', 'RG-58/U', 'rg 58 u']) {
      expect(await askProducts(text), text).toMatchObject({ hits: [{ id: idOf('cable') }], total: 1, relaxed: 0 });
    }
    expect(ids(await askProducts('steel rg58u'))[0]).toBe(idOf('cable'));
    expect(ids(await askProducts('dv71211ea'))[0]).toBe(idOf('printer'));
  });

  it('puts the thing before what merely goes with it', async () => {
    expect(ids(await askProducts('printer'))).toEqual([idOf('printer'), idOf('case')]);
  });
});

describe('words that are wrong', () => {
  it('repairs a slip and says so', async () => {
    for (const typed of ['vavle', 'valvs', 'valbe', 'vallve']) {
      const answer = await ask(`gulf ${typed}`);
      expect(ids(answer)[0], typed).toBe(idOf('valve'));
    }
    expect((await ask('gulf vavle')).corrected).toMatch(/^gulf valves?$/);
  });

  it('repairs an Arabic word', async () => {
    expect(ids(await ask('الحدييد'))).toEqual([idOf('hadid')]);
  });

  it('takes apart two words written as one', async () => {
    const answer = await askProducts('toolbox');
    expect(ids(answer)).toEqual([idOf('toolbox')]);
    expect(answer.corrected).toBe('tool box');
  });

  it('takes a number from its word and leaves codes whole', async () => {
    expect(await askProducts('phone12')).toMatchObject({ hits: [{ id: idOf('fuses') }], corrected: 'phone 12' });
    expect(await askProducts('1234')).toMatchObject({ hits: [], relaxed: 0 });
    expect(ids(await askProducts('f12a1234-9d7e-4b12-8c34-1234f12a1234'))).toEqual([]);
  });

  it('leaves a word alone that stands in any document, however new', async () => {
    await running.engine.put([business('stele', 'Stele monuments')]);
    const answer = await ask('stele');
    expect(answer.corrected).toBeUndefined();
    expect(ids(answer)).toEqual([idOf('stele')]);
  });

  it('answers nothing to signs alone', async () => {
    expect((await ask('-- !')).total).toBe(0);
  });

  it('finds nothing for a word without meaning', async () => {
    expect(await ask('qqqqzzzzxxxx')).toEqual({
      hits: [],
      total: 0,
      totalIsExact: true,
      relaxed: 0,
      missing: ['qqqqzzzzxxxx'],
      unknown: [{ word: 'qqqqzzzzxxxx', instead: undefined }],
    });
  });
});

describe('words too many', () => {
  it('drops words until there are hits, and says how many', async () => {
    const answer = await ask('brass bronze unobtainables');
    expect(ids(answer)[0]).toBe(idOf('brass'));
    expect(answer.relaxed).toBe(1);
  });

  it('asks all words first', async () => {
    expect((await running.engine.search({ kind: 'business', type: 'DI', text: 'filler trading' })).relaxed).toBe(0);
  });

  it('survives a pasted page and signs of the query language', async () => {
    await expect(ask('steel '.repeat(2000))).resolves.toMatchObject({ relaxed: 0 });
    for (const text of ["'", '\\', "a' & !b | (c:*", '<->', ':*', '%', '\0'])
      await expect(ask(text)).resolves.toBeDefined();
  });
});

describe('without', () => {
  it('puts what says so first and what has it last', async () => {
    for (const text of ['water bottle without straw', 'water bottle no straw']) {
      const found = ids(await askProducts(text));
      expect(found.slice(0, 2).sort(), text).toEqual([idOf('bottle without'), idOf('bottle no')].sort());
      expect(found.at(-1), text).toBe(idOf('bottle'));
    }
  });

  it('reads a query of nothing but a negation as it stands', async () => {
    expect(ids(await askProducts('without straw'))).toContain(idOf('bottle without'));
  });
});
