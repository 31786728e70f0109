import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, startTemporaryEngine } from './engine/testing/temporary-engine.ts';
import { find, unpaid } from './find.ts';
import { type BusinessSource, businessDocument, type ProductSource, productDocument } from './indexing/documents.ts';
import { createLearned } from './learning/learned.ts';
import { ourLexicon } from './understanding/lexicon.ts';

/** Names in ten scripts, with the way in which buyers of other scripts type them. */
const names: readonly (readonly [script: string, name: string, typed: string])[] = [
  ['Arabic', 'شركة الخليج', 'khaleej'],
  ['Arabic', 'مؤسسة الزهراني', 'al zahrani'],
  ['Arabic', 'مصنع الفيصل', 'faisal'],
  ['Arabic', 'الراجحي للمعدات', 'rajhi'],
  ['Arabic', 'مجموعة بن لادن', 'ladin'],
  ['Arabic', 'دار البركة', 'albaraka'],
  ['Arabic', 'السالم', 'alsalem'],
  ['Chinese', '华强电子', 'huaqiang'],
  ['Chinese', '重庆机床厂', 'chongqing jichuang'],
  ['Chinese', '长城汽车', 'Changcheng Qiche'],
  ['Chinese', '三一重工', 'sanyi'],
  ['Chinese', '海尔集团', 'haier'],
  ['Chinese', '徐工机械', 'xugong'],
  ['Chinese', '乐清阀门', 'yueqing'],
  ['Chinese', '华为技术', 'hua wei'],
  ['Cyrillic', 'Москва Насос', 'moskva'],
  ['Cyrillic', 'Уралмаш', 'uralmash'],
  ['Cyrillic', 'Чебоксары Трактор', 'cheboksary'],
  ['Cyrillic', 'Железный Завод', 'zheleznyi'],
  ['Cyrillic', 'Шахта Восток', 'shachta'],
  ['Cyrillic', 'Харків Помпа', 'kharkiv'],
  ['Cyrillic', 'Севастополь', 'sevastopol'],
  ['Greek', 'Γερμανός', 'germanos'],
  ['Greek', 'Θεσσαλονίκη Χάλυψ', 'thessaloniki'],
  ['Greek', 'Παπαδόπουλος', 'papadopoulos'],
  ['Greek', 'Αντλίες Κρήτης', 'antlies'],
  ['Greek', 'Ελληνική Βιομηχανία', 'elliniki'],
  ['Hebrew', 'כרמל', 'karmel'],
  ['Hebrew', 'נגב', 'negev'],
  ['Hebrew', 'תדיראן', 'tadiran'],
  ['Korean', '삼성전자', 'samseongjeonja'],
  ['Korean', '대우 건설', 'daeu'],
  ['Korean', '한국 밸브', 'hanguk'],
  ['Devanagari', 'टाटा स्टील', 'tata'],
  ['Devanagari', 'मारुति', 'maruti'],
  ['Devanagari', 'भारत पंप', 'bharat'],
  ['Japanese', 'トヨタ', 'toyota'],
  ['Japanese', 'カワサキ', 'kawasaki'],
  ['Japanese', 'みずほ', 'mizuho'],
  ['Georgian', 'აჭარა', 'achara'],
  ['Georgian', 'შავი ზღვა', 'shavi'],
  ['Armenian', 'Երևան', 'erevan'],
  // A Latin name, typed in other letters.
  ['Latin', 'Simco Trading', 'سيمكو'],
  ['Latin', 'Al Rashid Motors', 'الراشد'],
  ['Latin', 'Bolton Works', 'Болтон'],
  ['Latin', 'Huawang Metal', '华旺'],
  ['Latin', 'Dorman Lifts', 'دورمان'],
];

const business = (companyName: string): BusinessSource => ({
  id: idOf(companyName),
  companyName,
  shortDescription: '',
  generalDescription: null,
  businessTypeCode: 'MA',
  industryId: '0001',
  categoryIds: ['0001.01'],
  countryCode: 'DE',
  stateId: null,
  city: null,
  subscription: 'standard',
  verified: false,
  createdAt: new Date(0),
  certificates: [],
  subCategoryIds: [],
});
const product = (name: string, companyName: string): ProductSource => ({
  ...business(companyName),
  id: idOf(`product ${name}`),
  name,
  externalId: null,
  keywords: [],
  description: null,
  categoryId: '0001.01',
  subCategoryId: null,
  specs: [],
  offer: {},
  leadTime: null,
});

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
  const others = [
    ...['Stainless Steel Works', 'Marvel Pumps', 'Faithful Seals', 'Shaft Makers', 'Khaleej Motors', 'Vostok Trading'],
    ...['نور للتجارة', 'ريما'],
  ].map(business);
  await running.engine.rebuild([
    ...names.map(([, name]) => businessDocument(business(name))),
    ...others.map(businessDocument),
    productDocument(product('Насос Вихрь', 'Завод Вымпел')),
    productDocument(product('Stainless steel pipe', 'Pipe Works')),
  ]);
}, 60_000);
afterAll(() => running?.stop());

const search = async (textQuery: string, kind: 'business' | 'product' = 'business') => {
  const learned = { ...createLearned(undefined as never, async () => ourLexicon) };
  const context = {
    learned,
    search: running.engine as never,
    thesaurus: { lexicon: async () => ourLexicon, expire() {} },
  };
  return (await find(context, { textQuery, skip: 0 }, { kind, size: 5 }, unpaid)).found;
};

describe('a company', () => {
  it.each(names)('with a name of %s letters, %s, is found as %s', async (_, name, typed) => {
    expect((await search(typed)).hits.map(({ id }) => id)).toContain(idOf(name));
  });

  it.each([
    ['stainles steel', 'Stainless Steel Works'],
    ['marvell', 'Marvel Pumps'],
    ['fathful seals', 'Faithful Seals'],
  ])('in the letters of the search comes first: %s', async (typed, name) => {
    expect((await search(typed)).hits[0]?.id).toBe(idOf(name));
  });

  it.each([
    ['khaleej', ['Khaleej Motors', 'شركة الخليج']],
    ['الخليج', ['شركة الخليج', 'Khaleej Motors']],
    ['vostok', ['Vostok Trading', 'Шахта Восток']],
  ])('does not hide the same name in other letters: %s', async (typed, expected) => {
    expect((await search(typed)).hits.map(({ id }) => id)).toEqual(expected.map(idOf));
  });

  it.each([
    ['noor', 'نور للتجارة'],
    ['rima', 'ريما'],
  ])('of two consonants is found where nothing else is: %s', async (typed, name) => {
    expect((await search(typed)).hits[0]?.id).toBe(idOf(name));
  });

  it('is not found by other consonants', async () => {
    for (const typed of ['zzyzx', 'qwrtpl', 'ظظظظ']) expect((await search(typed)).total).toBe(0);
  });
});

it('a product is found by its name and company in other letters, and a slip stays a slip', async () => {
  for (const typed of ['vikhr', 'vympel', 'nasos vikhr'])
    expect((await search(typed, 'product')).hits[0]?.id).toBe(idOf('product Насос Вихрь'));
  expect((await search('stainles steel pipe', 'product')).corrected).toBe('stainless steel pipe');
});

it.each([
  ['mosk', 'Москва Насос'],
  ['huaq', '华强电子'],
  ['german', 'Γερμανός'],
  ['kawa', 'カワサキ'],
])('%s suggests %s', async (prefix, name) => {
  const suggested = await running.engine.suggest({ kind: 'business', prefix, size: 10 });
  expect(suggested.map(({ text }) => text)).toContain(name);
});
