import type { ChildProcess } from 'node:child_process';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { forkApi } from '../../testing/fork-api.ts';
import { aBusiness, aPerson, type Person } from '../../testing/world.ts';
import { createThesaurus } from './thesaurus.ts';

let api: TestApi;
let child: ChildProcess;
let otherProcess: string;
let operator: Person;
let panel: string;
const solarPanels = '0003.01.01';

beforeAll(async () => {
  api = await startApi();
  ({ child, address: otherProcess } = await forkApi(api, {}));
  operator = await aPerson(api, 'Olga', { role: 'operator' });
  const owner = await aPerson(api);
  const businessID = await aBusiness(owner);
  const make = async (body: object) => {
    const made = await owner.ask('/product', { body: { businessID, stock: 1, ...body } });
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    return made.json.data.productID as string;
  };
  const place = { subCategory: solarPanels };
  panel = await make({ name: 'Module, 550 W', ...place });
  await make({ name: 'Sunstone slab' });
}, 60_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await api?.stop();
});
beforeEach(async () => {
  const { items } = (await operator.ask('/operator/thesaurus')).json.data;
  for (const { termID } of items) await operator.ask(`/operator/thesaurus/${termID}`, { method: 'DELETE' });
});

const add = (term: string, more = {}) =>
  operator.ask('/operator/thesaurus', { body: { locale: 'en', term, subCategoryID: solarPanels, ...more } });
const remove = (id: number | string) => operator.ask(`/operator/thesaurus/${id}`, { method: 'DELETE' });
const find = async (textQuery: string) => (await api.ask('/search/product', { body: { textQuery } })).json.data;
const idsFound = async (textQuery: string) =>
  (await find(textQuery)).results.map(({ productID }: { productID: string }) => productID);
const audit = async () =>
  (await operator.ask('/operator/audit')).json.data.items.map(({ action, actorID, data }: Record<string, unknown>) => ({
    action,
    actorID,
    data,
  }));

describe('a word that an operator adds', () => {
  it.each([
    ['en', 'zwibbelplate', 'zwibbelplates'],
    ['en', 'glim catcher', 'glim catchers from Saudi Arabia'],
    ['es', 'placa zumbona', 'placas zumbonas'],
    ['it', 'lastra zumbona', 'lastra zumbona'],
    ['zh', '光伏魑魅板', '我要买光伏魑魅板'],
    ['ar', 'لوحضوء', 'اللوحضوء'],
  ])('finds the goods from the next search on, in %s: %s', async (locale, term, query) => {
    expect(await idsFound(query)).not.toContain(panel);
    const { json, status } = await add(term, { locale });
    expect(status, JSON.stringify(json)).toBe(200);
    expect(await idsFound(query)).toContain(panel);
    expect((await remove(json.data.termID)).status).toBe(200);
    expect(await idsFound(query)).not.toContain(panel);
  });

  it('is used by other processes, and forgotten by them', async () => {
    const elsewhere = async () => {
      const sent = await fetch(`${otherProcess}/search/product`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ textQuery: 'zwibbelplate' }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: an answer
      return ((await sent.json()) as any).data.total_results as number;
    };
    expect(await elsewhere()).toBe(0);
    const { json } = await add('zwibbelplate');
    await expect.poll(elsewhere, { timeout: 20_000 }).toBe(1);
    await remove(json.data.termID);
    await expect.poll(elsewhere, { timeout: 20_000 }).toBe(0);
  });

  it('is never changed by the repair of spelling', async () => {
    expect((await find('sunstane')).corrected).toBe('sunstone');
    await add('sunstane');
    const found = await find('sunstane');
    expect(found.corrected).toBeUndefined();
    expect(found.results[0].productID).toBe(panel);
  });

  it('is suggested with its subcategory while it is typed', async () => {
    const suggested = async () => (await api.ask('/search/suggest', { body: { prefix: 'zwibb' } })).json.data;
    expect(await suggested()).toEqual([]);
    await add('zwibbelplate');
    expect(await suggested()).toContainEqual(
      expect.objectContaining({ kind: 'category', link: expect.stringContaining(`sub=${solarPanels}`) }),
    );
  });

  it('is listed with its author and time, by language and by a part of it', async () => {
    await add(' Zwibbel  PLATE ');
    await add('chapa zumbona', { locale: 'es' });
    const list = async (query = '') => (await operator.ask(`/operator/thesaurus${query}`)).json.data.items;
    expect(await list()).toMatchObject([
      { term: 'chapa zumbona', locale: 'es' },
      {
        term: 'zwibbel plate',
        locale: 'en',
        subCategory: { id: solarPanels, name: 'Solar Panels' },
        addedBy: { userID: operator.id },
        addedAt: expect.any(String),
      },
    ]);
    expect(await list('?language=es')).toHaveLength(1);
    expect(await list('?text=BEL')).toHaveLength(1);
    expect(await list('?text=nothing')).toEqual([]);
  });

  it('is in the log of privileged acts, also after it is removed', async () => {
    const { json } = await add('zwibbelplate');
    await remove(json.data.termID);
    const data = { locale: 'en', term: 'zwibbelplate', subCategoryId: solarPanels };
    expect((await audit()).slice(0, 2)).toEqual([
      { action: 'thesaurus.removed', actorID: operator.id, data },
      { action: 'thesaurus.added', actorID: operator.id, data },
    ]);
  });

  it('is one, however often and in whatever case it is added', async () => {
    const first = await add('zwibbelplate');
    const again = await add('  ZWIBBELPLATE');
    expect(again.json.data).toEqual(first.json.data);
  });
});

describe('a word of another subcategory', () => {
  it('is refused with that subcategory, and names both if the operator wants that', async () => {
    const other = '0003.01.02';
    const ours = await add('solar panels', { subCategoryID: other });
    expect([ours.status, ours.json.name, ours.json.fields]).toEqual([409, 'TermTaken', [solarPanels]]);
    await add('zwibbelplate');
    const added = await add('Zwibbelplates', { subCategoryID: other });
    expect([added.status, added.json.fields]).toEqual([409, [solarPanels]]);
    expect((await add('zwibbelplate', { subCategoryID: other, shared: true })).status).toBe(200);
    const { interpretations } = await find('zwibbelplate');
    expect(interpretations.map(({ value }: { value: string }) => value)).toEqual([solarPanels, other]);
  });

  it('is given to one of two operators who add it at once', async () => {
    const [one, other] = await Promise.all([add('zwibbelplate'), add('zwibbelplate', { subCategoryID: '0003.01.02' })]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });
});

it.each([
  [{ term: '' }, 400],
  [{ term: '!!!' }, 400],
  [{ term: '<b>x</b>' }, 400],
  [{ term: 'x'.repeat(61) }, 400],
  [{ locale: 'fr' }, 400],
  [{ subCategoryID: '9999.99.99' }, 400],
  [{ subCategoryID: 'Solar Panels' }, 400],
  [{ term: 'the' }, 422],
  [{ term: 'where to buy' }, 422],
])('refuses %j', async (body, status) => {
  expect((await add('zwibbelplate', body)).status).toBe(status);
});

it('a word that does not exist cannot be removed', async () => {
  for (const id of ['0', '999999', 'x', '-1', '1.5', '9'.repeat(30)]) expect((await remove(id)).status).toBe(404);
});

it('searches go on with the former words while the added ones cannot be read', async () => {
  const errors: unknown[] = [];
  const thesaurus = createThesaurus(api.db, (error) => errors.push(error));
  await add('zwibbelplate');
  expect((await thesaurus.lexicon()).known.has('zwibbelplate')).toBe(true);
  await sql`alter table thesaurus_terms rename to thesaurus_terms_gone`.execute(api.db);
  thesaurus.expire();
  expect((await thesaurus.lexicon()).known.has('zwibbelplate')).toBe(true);
  await sql`alter table thesaurus_terms_gone rename to thesaurus_terms`.execute(api.db);
  expect(errors).toHaveLength(1);
  await sql`delete from thesaurus_terms`.execute(api.db);
  expect((await thesaurus.lexicon()).known.has('zwibbelplate')).toBe(false);
});

it('words that did not change stay as they are prepared, however often they are read again', async () => {
  const thesaurus = createThesaurus(api.db, () => {});
  await add('zwibbelplate');
  const before = await thesaurus.lexicon();
  thesaurus.expire();
  expect(await thesaurus.lexicon()).toBe(before);
  await add('zwobbelplate');
  thesaurus.expire();
  const after = await thesaurus.lexicon();
  expect([after === before, after.known.has('zwobbelplate')]).toEqual([false, true]);
  await sql`delete from thesaurus_terms`.execute(api.db);
});
