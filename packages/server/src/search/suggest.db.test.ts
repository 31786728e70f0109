import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const owner = await aPerson(api);
  const businessID = await aBusiness(owner, { companyName: 'Anatolia Gears', country: 'TR', state: 'TR-34' });
  await aBusiness(owner, { companyName: 'Ferri Gears', country: 'IT', state: 'IT-11' });
  await api.db.updateTable('businesses').set({ city: 'Istanbul' }).where('id', '=', businessID).execute();
  const goods = { businessID, stock: 1, subCategory: '0003.01.01' };
  await owner.ask('/product', { body: { ...goods, name: 'Bifacial module 24 V' } });
  await owner.ask('/product', { body: { ...goods, name: '太阳能电池板' } });
}, 60_000);
afterAll(() => api?.stop());

interface Shown {
  readonly text: string;
  readonly kind: string;
  readonly link?: string;
}
const suggested = async (prefix: string, more = {}, language = 'en'): Promise<readonly Shown[]> =>
  (await api.ask(`/search/suggest?locale=${language}`, { body: { prefix, ...more } })).json.data;
const places = async (prefix: string, more = {}, language = 'en') =>
  (await suggested(prefix, more, language)).filter(({ kind }) => kind === 'place');

it('a country is suggested with the search that it filters, in the language of the reader', async () => {
  const link = '/search-result?business=MA&countries=TR&search=';
  expect(await places('turk', { businessType: 'MA' })).toEqual([{ text: 'Türkiye', kind: 'place', link }]);
  expect(await places('土耳', { businessType: 'MA' }, 'zh')).toEqual([{ text: '土耳其', kind: 'place', link }]);
});

it('the beginning of a place is not read as a misspelt category', async () => {
  const kinds = async (prefix: string, more = {}) => (await suggested(prefix, more)).map(({ kind }) => kind);
  // Products mention the city, and nobody distributes from there.
  expect(await kinds('istan')).not.toContain('category');
  expect(await kinds('istan', { businessType: 'DI' })).toEqual([]);
  expect(await kinds('istand')).toContain('category');
});

it('a city is suggested with a search for its name', async () => {
  const [place] = await places('istan');
  expect(place).toEqual({
    text: 'Istanbul',
    kind: 'place',
    link: '/search-result?business=PR&countries=global&search=istanbul',
  });
});

it('a state is suggested with the search that it filters, in the language of the reader', async () => {
  const link = '/search-result?business=MA&countries=global&search=&state=IT-11';
  expect(await places('lombard', { businessType: 'MA' })).toEqual([{ text: 'Lombardy', kind: 'place', link }]);
  expect(await places('lombard', { businessType: 'MA' }, 'it')).toEqual([{ text: 'Lombardia', kind: 'place', link }]);
  // Nobody is there.
  expect(await places('bavaria', { businessType: 'MA' })).toEqual([]);
});

it('no place is suggested that has nothing of the type', async () => {
  expect(await places('germ')).toEqual([]);
  expect(await places('turk', { businessType: 'DI' })).toEqual([]);
  expect(await places('turk', { businessType: 'UR' })).toEqual([]);
});

it.each([
  ['a size', '24V'],
  ['a size behind a word', 'bifacial 24 v'],
  ['one Chinese character', '太'],
  ['a Chinese place before the goods', '土耳其太阳能电池板'],
  ['a character after the goods', '太阳能电池板厂'],
])('products are suggested with their page by %s: %s', async (_, prefix) => {
  expect(await suggested(prefix)).toContainEqual(
    expect.objectContaining({ kind: 'product', link: expect.stringMatching(/^\/business-product\//) }),
  );
});

it.each(['gears', 'gears anato'])(
  'a business is suggested with its page by a later word of its name: %s',
  async (prefix) => {
    expect(await suggested(prefix, { businessType: 'MA' })).toContainEqual(
      expect.objectContaining({
        text: 'Anatolia Gears',
        kind: 'business',
        link: expect.stringMatching(/^\/business\//),
      }),
    );
  },
);
