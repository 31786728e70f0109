import { sql } from '@wbn/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson, type Person } from '../../testing/world.ts';

let api: TestApi;
let operator: Person;
let panel: string;
const solarPanels = '0003.01.01';
const windTurbines = '0003.02.01';

beforeAll(async () => {
  api = await startApi();
  operator = await aPerson(api, 'Olga', { role: 'operator' });
  const owner = await aPerson(api);
  const businessID = await aBusiness(owner);
  const body = { businessID, stock: 1, name: 'Bifacial KX, 550 W', subCategory: solarPanels };
  panel = (await owner.ask('/product', { body })).json.data.productID;
}, 60_000);
afterAll(() => api?.stop());
beforeEach(() => api.db.deleteFrom('thesaurusTerms').execute());

const switchOff = (term: string, more = {}) =>
  operator.ask('/operator/thesaurus/off', { body: { locale: 'en', term, subCategoryID: solarPanels, ...more } });
const add = (term: string, locale = 'en') =>
  operator.ask('/operator/thesaurus', { body: { locale, term, subCategoryID: solarPanels } });
const remove = (id: number) => operator.ask(`/operator/thesaurus/${id}`, { method: 'DELETE' });
const explain = async (term: string, language = 'en') =>
  (await operator.ask(`/operator/thesaurus/word?language=${language}&term=${encodeURIComponent(term)}`)).json.data;
const isFound = async (textQuery: string, exact = false) =>
  (await api.ask('/search/product', { body: { textQuery, exact } })).json.data.results.some(
    ({ productID }: { productID: string }) => productID === panel,
  );

it.each([
  ['en', 'pv module', 'pv modules for sale'],
  ['en', 'Photovoltaics', 'photovoltaics'],
  ['es', 'Módulo fotovoltaico', 'módulos fotovoltaicos'],
])('an operator switches a word of ours off and on again, in %s: %s', async (locale, term, query) => {
  // A repair may find the goods by another of their names.
  const isTyped = true;
  expect(await isFound(query, isTyped)).toBe(true);
  const { json, status } = await switchOff(term, { locale });
  expect(status, JSON.stringify(json)).toBe(200);
  expect(json.data).toMatchObject({ term: term.toLowerCase(), isOff: true, addedBy: { userID: operator.id } });
  expect(await isFound(query, isTyped)).toBe(false);
  expect((await remove(json.data.termID)).status).toBe(200);
  expect(await isFound(query, isTyped)).toBe(true);
});

it('a word that is switched off is not suggested, and its subcategory still is by its other names', async () => {
  const suggested = async (prefix: string) =>
    (await api.ask('/search/suggest', { body: { prefix } })).json.data.map(({ link }: { link?: string }) => link ?? '');
  const linked = expect.stringContaining(`sub=${windTurbines}`);
  expect(await suggested('wtg')).toContainEqual(linked);
  expect((await switchOff('wtg', { subCategoryID: windTurbines })).status).toBe(200);
  expect(await suggested('wtg')).not.toContainEqual(linked);
  expect(await suggested('wind turb')).toContainEqual(linked);
});

it('adding a word that is switched off switches it on', async () => {
  await switchOff('pv module');
  expect((await add('pv module')).json.data.isOff).toBe(false);
  expect(await isFound('pv module')).toBe(true);
});

it('only words of ours can be switched off, where they stand', async () => {
  await add('zwibbelplate');
  for (const [term, more] of [['zwibbelplate'], ['the'], ['pv module', { subCategoryID: '0003.01.02' }]] as const)
    expect((await switchOff(term, more)).status).toBe(409);
});

it('a full thesaurus refuses a new word, and a repeated one changes nothing', async () => {
  const fillUp = (count: number) =>
    sql`insert into thesaurus_terms (locale, term, sub_category_id, added_by)
      select 'en', 'filler ' || n, ${solarPanels}, ${operator.id}::uuid from generate_series(1, ${count}::int) n`.execute(
      api.db,
    );
  await fillUp(4_998);
  expect((await add('zwibbelplate')).status).toBe(200);
  expect((await switchOff('pv module')).status).toBe(200);
  expect((await add('glim catcher')).json.name).toBe('ThesaurusFull');
  expect((await switchOff('photovoltaics')).json.name).toBe('ThesaurusFull');
  expect((await add('Zwibbelplate')).json.data).toMatchObject({ term: 'zwibbelplate', isOff: false });
  expect((await switchOff('PV module')).json.data).toMatchObject({ term: 'pv module', isOff: true });
  const { count } = await api.db
    .selectFrom('thesaurusTerms')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(5_000);
});

it('each switch is in the log of privileged acts', async () => {
  await switchOff('pv module');
  const { json } = await operator.ask('/operator/audit');
  expect(json.data.items[0]).toMatchObject({
    action: 'thesaurus.switched-off',
    actorID: operator.id,
    data: { locale: 'en', term: 'pv module', subCategoryId: solarPanels },
  });
});

it('operators see what a word names and which searches contain it, in any of its forms', async () => {
  const at = new Date();
  const searched = ['pv modules from Spain', 'pv module', 'pv', 'module', 'steel'].map((words) => ({ words }));
  await api.db.deleteFrom('searchLog').execute();
  for (const [index, { words }] of searched.entries())
    await api.db
      .insertInto('searchLog')
      .values({ kind: 'product', words, mark: Buffer.from([index]), total: 1, skipped: 0, at, shown: [] } as never)
      .execute();
  const caught = { words: expect.any(String), searches: 1, visitors: 1 };
  const word = await explain('PV module');
  expect(word.places).toEqual([{ id: solarPanels, name: 'Solar Panels', termID: null, isOff: false }]);
  expect(word.searches.map((one: { words: string }) => one.words).sort()).toEqual([
    'pv module',
    'pv modules from Spain',
  ]);
  expect(word.searches).toEqual([caught, caught]);
  const { json } = await switchOff('pv module');
  // A word that is switched off shows what it would catch.
  expect(await explain('pv modules')).toEqual({
    ...word,
    places: [{ ...word.places[0], termID: json.data.termID, isOff: true }],
  });
  expect(await explain('zwibbelplate')).toEqual({ places: [], searches: [] });
});

it.each([
  ['قرنبيطوس', 'qarnabitous'],
  ['زقطوط', 'zaqtout'],
])('an added Arabic word is found in Latin letters, and no longer when it is removed: %s', async (term, typed) => {
  expect(await isFound(typed)).toBe(false);
  const { json } = await add(term, 'ar');
  expect(json.data?.term, JSON.stringify(json)).toBe(term);
  expect(await isFound(typed)).toBe(true);
  await remove(json.data.termID);
  expect(await isFound(typed)).toBe(false);
});
