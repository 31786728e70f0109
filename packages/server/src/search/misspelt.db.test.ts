import { industries } from '@wbn/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { words } from './engine/index.ts';
import { business, idOf, startTemporaryEngine } from './engine/testing/temporary-engine.ts';
import { find, unpaid } from './find.ts';
import { productDocument } from './indexing/documents.ts';
import { meantText } from './meant-text.ts';
import { misspeltGoods } from './testing/misspelt-goods.ts';
import { rightTradeWords } from './testing/right-trade-words.ts';
import { wordsElsewhere } from './understanding/goods-elsewhere.ts';
import { namedBy, ourLexicon } from './understanding/lexicon.ts';

const offer = (id: string, name: string) =>
  productDocument({
    id: idOf(id),
    externalId: null,
    name,
    keywords: [],
    description: 'Compressed, tested, printed, mounted, formed, driven and packed in cartons for transport.',
    industryId: id.slice(0, 4),
    categoryId: id.slice(0, 7),
    subCategoryId: id,
    specs: [],
    offer: {},
    leadTime: null,
    companyName: 'Northwind Works',
    businessTypeCode: 'MA',
    countryCode: 'DE',
    stateId: null,
    city: null,
    certificates: [],
    subscription: 'standard',
    verified: false,
    createdAt: new Date(0),
  });

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
  const subs = industries.flatMap(({ categories }) => categories.flatMap(({ subCategories }) => subCategories));
  await running.engine.rebuild([
    ...subs.map(({ id, name }) => offer(id, name)),
    business('autoclabe', 'Autoclabe Trading'),
  ]);
}, 120_000);
afterAll(() => running?.stop());

const search = async (textQuery: string) => {
  const learned: Pick<Context['learned'], 'knows'> = { knows: () => false };
  const context = { search: running.engine, thesaurus: { lexicon: async () => ourLexicon }, learned };
  const scope = { kind: 'product', size: 1 } as const;
  return (await find(context as unknown as Context, { textQuery, skip: 0 }, scope, unpaid)).found;
};

it.each([
  ['en', 0.85],
  ['es', 0.85],
  ['it', 0.9],
  ['ar', 0.9],
] as const)(
  'misspelt words of the thesaurus find their goods, though no offer holds them: %s',
  async (locale, floor) => {
    const list = await misspeltGoods(locale);
    const wrong: string[] = [];
    for (const { subs, typed } of list) {
      const { corrected = '' } = await search(typed);
      if (!namedBy(ourLexicon, words(corrected)).some(({ value }) => subs.has(value)))
        wrong.push(`${typed}: ${corrected}`);
    }
    expect(1 - wrong.length / list.length, wrong.join(', ')).toBeGreaterThanOrEqual(floor);
  },
);

it('right words of the trade that our lists of goods lack are not read as other goods', async () => {
  const unlisted = [...new Set(rightTradeWords)].filter(
    (word) => !ourLexicon.known.has(word) && !wordsElsewhere.has(word),
  );
  expect(unlisted.length).toBeGreaterThanOrEqual(150);
  const wrong: string[] = [];
  for (const word of unlisted) {
    const { corrected } = await search(word);
    if (corrected !== undefined) wrong.push(`${word}: ${corrected}`);
  }
  expect(wrong.length / unlisted.length, wrong.join(', ')).toBeLessThanOrEqual(0.04);
}, 60_000);

it('repairs a word that nobody writes, though a word of its stem is found', async () => {
  expect((await search('compresser')).corrected).toBe('compressor');
});

it('leaves a right form of a word of which offers hold another form', async () => {
  for (const typed of ['compressing', 'tester', 'printable', 'mounting'])
    expect((await search(typed)).corrected, typed).toBeUndefined();
});

it('hears the Spanish ll in a y, and repairs that before a slip of two letters', async () => {
  expect((await search('mascariya')).corrected).toBe('mascarilla');
  expect((await search('escaleriya')).corrected).toBe('escalerilla');
});

it('prefers a nearer name of goods to the word of an offer', async () => {
  expect((await search('sortar')).corrected).toBe('sorter');
});

it('repairs no word that is part of a company name', async () => {
  expect((await search('autoclabe')).corrected).toBeUndefined();
});

it.each(['shackle', 'gallon', 'lumen', 'bauer', 'gardner', 'trowel', 'kva'])(
  'repairs no right word, though nothing holds it: %s',
  async (typed) => {
    expect((await search(typed)).corrected).toBeUndefined();
  },
);

it.each(['reporto', 'arabik', 'expres'])('repairs %s to no word that names no goods by itself', (word) => {
  expect(meantText(word, [{ word, instead: undefined }], ourLexicon)).toBeUndefined();
});
