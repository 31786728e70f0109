import { describe, expect, it } from 'vitest';
import { words } from '../engine/index.ts';
import { namesElsewhere } from './goods-elsewhere.ts';
import { isOutright, type Lexicon, namedBy, nameKeyIn, ourLexicon } from './lexicon.ts';
import { segmentChinese } from './segment.ts';
import { readSyntax } from './syntax.ts';
import { understand } from './understand.ts';

const read = (text: string, more = {}) => understand(text, { lexicon: ourLexicon, kind: 'product', ...more });
const facts = (text: string, more = {}) =>
  read(text, more)
    .interpretations.filter(({ kind }) => kind !== 'sub' && kind !== 'category' && kind !== 'industry')
    .map(({ kind, value }) => `${kind}:${value}`);
const goods = (text: string) =>
  read(text)
    .interpretations.filter(({ kind }) => kind === 'sub')
    .map(({ value }) => value);

it('drops an Arabic word around the goods only in its own forms: wholesale, and no camel', () => {
  expect(read('تمور جملة').words).toEqual(words('تمور'));
  expect(read('حليب جمل').words).toEqual(words('حليب جمل'));
});

it('keeps all words of a city for the search where nothing is in it', () => {
  expect(read('new york boots').words).toEqual(['new', 'york', 'boots']);
  expect(read('boots from the united states').words).toEqual(['boots', 'united']);
});

it.each([
  ['KSA valves', ['country:SA']],
  ['valves from Saudi Arabia', ['country:SA']],
  ['Turkish valves', ['country:TR']],
  ['valves UAE', ['country:AE']],
  ['صمامات سعودية', ['country:SA']],
  ['مضخات ألمانية', ['country:DE']],
  ['الآلات الألمانية', ['country:DE']],
  ['مضخات باكستانية', ['country:PK']],
  ['مضخات من البحرين', ['country:BH']],
  ['مضخات بحرية', []],
  ['دلة', []],
  ['مضخات من دلهي', ['city:new delhi']],
  ['تمور بالرياض', ['city:riyadh']],
  ['كراسي رياض', []],
  ['مصنعي الصلب', ['type:MA']],
  ['منتجات الصلب', []],
  ['مضخات غير بحرية', []],
  ['مضخات غير صينية', ['notCountry:CN']],
  ['válvulas de España', ['country:ES']],
  ['阀门 中国', ['country:CN']],
  ['valve manufacturer', ['type:MA']],
  ['who makes valves', ['type:MA']],
  ['distributor of valves', ['type:DI']],
  ['fabricante de válvulas', ['type:MA']],
  ['produttore di valvole', ['type:MA']],
  ['阀门 制造商', ['type:MA']],
  ['ISO 9001 valves', ['certificate:iso9001']],
  ['valves iso9001:2015', ['certificate:iso9001']],
  ['halal honey', ['certificate:halal']],
  ['24 V relay', ['size:24v']],
  ['valve DN 50', ['size:dn50']],
  ['2.2 kW motor', ['size:2p2kw']],
  ['relay under $50', ['price:USD ..50']],
  ['relay 10-20 eur', ['price:EUR 10..20']],
  ['relé menos de 1.500 dólares', ['price:USD ..1500']],
  ['relay $5', []],
  ['relay moq 350', ['quantity:350']],
  ['500 pcs relay', ['pieces:500']],
  ['10 tons of rice', []],
  ['relay in Shenzhen', ['city:shenzhen']],
  ['继电器 迪拜', ['city:dubai']],
  ['relay in Bavaria', ['state:DE-02']],
  ['steel Texas', ['state:US-TX']],
  ['bombas en Baviera', ['state:DE-02']],
  ['pompe in Lombardia', ['state:IT-11']],
  ['广东省 继电器', ['state:CN-06']],
  ['广东继电器', ['state:CN-06']],
  ['مضخات في بافاريا', ['state:DE-02']],
  ['مضخات في منطقة عسير', ['state:SA-13']],
  ['مضخات في جدة', ['city:jeddah']],
  ['Guangdong province valves', ['state:CN-06']],
  ['welsh slate', ['state:GB-03']],
])('reads the facts of %s', (text, expected) => {
  expect(facts(text)).toEqual(expected);
});

it.each(['tabasco sauce', 'hail net', 'delta robot', 'lima redonda', 'red sea', 'الفيوم'])(
  'reads no state in %s',
  (text) => {
    expect(facts(text)).toEqual([]);
  },
);

it('leaves a state out that the reader turned off', () => {
  expect(read('relay in Bavaria', { ignored: ['state:DE-02'] }).words).toEqual(['relay']);
});

it.each([
  ['where can I buy a relay in bulk', ['relay']],
  ['how much does a relay cost', ['relay']],
  ['dónde puedo comprar un relé', ['rele']],
  ['quanto costa un relè', ['rele']],
  ['哪里可以买到 继电器', ['继电', '电器']],
  ['the who', ['the', 'who']],
])('drops what %s says beside the goods', (text, expected) => {
  expect(read(text).words).toEqual(expected);
});

it.each([
  ['solar panel', '0003.01.01'],
  ['solar panels', '0003.01.01'],
  ['solarpanels', '0003.01.01'],
  ['paneles solares', '0003.01.01'],
  ['pannello solare', '0003.01.01'],
  ['太阳能电池板', '0003.01.01'],
])('knows what %s names', (text, sub) => {
  expect(goods(text)).toContain(sub);
});

it('has the business type of the search already, and leaves people without goods', () => {
  expect(read('valve manufacturer', { kind: 'business', type: 'MA' }).words).toEqual(['valve']);
  expect(read('valve', { kind: 'user' }).meanings).toEqual([]);
});

it.each([
  ['KSA valves', 'country:SA', ['valves']],
  ['valve DN 50', 'size:dn50', ['valve']],
  ['24V relay', 'size:24v', ['relay']],
  ['2.2 kW motor', 'size:2p2kw', ['motor']],
])('of %s drops %s, which the reader took back', (text, taken, left) => {
  const { interpretations, words } = read(text, { ignored: [taken] });
  expect(words).toEqual(left);
  expect(interpretations.map(({ kind, value }) => `${kind}:${value}`)).not.toContain(taken);
});

it('keeps the only word of a search, although the reader took it back', () => {
  expect(read('24V', { ignored: ['size:24v'] }).words).toEqual(['24v']);
});

it('calls a fact one condition, and a kind of business one only behind goods', () => {
  const { meanings, words } = read('solar panels saudi arabia');
  expect(words).toEqual(['solar', 'panels', 'arabia']);
  expect(meanings.filter(({ name }) => name === 'country')).toEqual([
    { start: 2, end: 3, name: 'country', value: 'SA', share: 1, isSure: true },
  ]);
  const share = (text: string) => read(text).meanings.find(({ name }) => name === 'type')?.share;
  expect(share('valve maker')).toBe(1);
  expect(share('badge maker')).toBeLessThan(1);
});

it.each([
  ['"ball valve" steel', { phrases: ['ball valve'], excluded: [], either: [] }],
  ['valve -plastic -"hot water"', { phrases: [], excluded: ['hot water', 'plastic'], either: [] }],
  ['laptop OR tablet', { phrases: [], excluded: [], either: [['laptop', 'tablet']] }],
  ['freezer -40', { phrases: [], excluded: [], either: [] }],
  ['well-made', { phrases: [], excluded: [], either: [] }],
  ['"broken', { phrases: [], excluded: [], either: [] }],
])('reads the signs of %s', (text, expected) => {
  const { text: _, ...signs } = readSyntax(text);
  expect(signs).toEqual(expected);
});

it.each(['x'.repeat(256), 'valve '.repeat(40), '"'.repeat(100), '- '.repeat(100), 'OR OR OR', '🙂 ‮ ﷽ ٣٫٥ ½″'])(
  'reads any text: %s',
  (text) => {
    expect(() => read(text)).not.toThrow();
  },
);

describe('a country that is not wanted', () => {
  it.each([
    ['ball valves not china', 'ball valves', 'CN'],
    ['non-Chinese forklift', 'forklift', 'CN'],
    ['led bulbs, no china please', 'led bulbs', 'CN'],
    ['towels not from India', 'towels', 'IN'],
    ['rice except saudi arabia', 'rice', 'SA'],
    ['solar panels outside of China', 'solar panels', 'CN'],
    ['bombas que no sean de china', 'bombas', 'CN'],
  ])('is left out of the words and of the results: %s', (text, left, country) => {
    const { excludedFilters, words } = understand(text, { lexicon: ourLexicon, kind: 'product' });
    expect(excludedFilters).toEqual({ country: [country] });
    expect(words.join(' ')).toContain(left.split(' ')[0]);
    expect(words).not.toContain('china');
  });

  it.each(['stainless steel no 4', 'non woven fabric', 'not turning lathe', 'china', 'no', 'no '])(
    'is absent where nobody says so: %s',
    (text) => {
      expect(understand(text, { lexicon: ourLexicon, kind: 'product' }).excludedFilters).toEqual({});
    },
  );

  it.each(['valves -plastic', 'valves without plastic', 'plastic-free valves', 'valves −"Plastic"'])(
    'is told for words too, and wanted again when the reader turns that off: %s',
    (text) => {
      const reader = { lexicon: ourLexicon, kind: 'product' } as const;
      const { excluded, interpretations } = understand(text, reader);
      expect(excluded.map((word) => word.toLowerCase())).toContain('plastic');
      const told = interpretations.filter(({ kind }) => kind === 'without');
      expect(told).toEqual([{ kind: 'without', value: 'plastic', text: expect.stringMatching(/^−plastic$/i) }]);
      const again = understand(text, { ...reader, ignored: ['without:plastic'] });
      expect(again).toMatchObject({ excluded: [], words: ['valves'] });
      expect(again.interpretations.some(({ kind }) => kind === 'without')).toBe(false);
    },
  );

  it('is wanted again when the reader turns that off', () => {
    const reader = { lexicon: ourLexicon, kind: 'product', ignored: ['notCountry:CN'] } as const;
    expect(understand('valves not china', reader)).toMatchObject({ excludedFilters: {}, words: ['valves'] });
  });
});

it('lists no goods for which the thesaurus has a place', () => {
  const placed = namesElsewhere.filter((name) =>
    namedBy(ourLexicon, words(segmentChinese(name, ourLexicon))).some(isOutright),
  );
  expect(placed).toEqual([]);
});

it.each([
  ['充电桩', '充电 电桩'],
  ['自行车', '自行 行车'],
  ['我要买充电桩', '充电 电桩'],
  ['tende da sole', 'tende da sole'],
  ['shelf brackets', 'shelf brackets'],
  ['شواحن سيارات كهربائية', words('شواحن سيارات كهربائية').join(' ')],
])('reads the goods without a place of %s as one phrase, and as no other goods', (text, phrase) => {
  expect(read(text)).toMatchObject({ phrases: [phrase], interpretations: [] });
});

it('reads a word of goods that is also a foreign name of a state as goods alone', () => {
  expect(read('tejas').interpretations.map(({ kind }) => kind)).toEqual(['sub']);
});

it('reads goods without a place as one phrase, and those for which an operator added a term as its subcategory', () => {
  const zipTies = (lexicon: Lexicon) => read('zip ties', { lexicon });
  expect(zipTies(ourLexicon)).toMatchObject({ phrases: ['zip ties'], interpretations: [] });
  const sense = { kind: 'sub', value: '0004.09.01', share: 0.5 } as const;
  const added: Lexicon = {
    ...ourLexicon,
    sensesOf: (locale, key) => (key === nameKeyIn('en', ['zip', 'ties']) ? [sense] : ourLexicon.sensesOf(locale, key)),
  };
  expect(zipTies(added)).toMatchObject({ phrases: [], interpretations: [{ kind: 'sub', value: '0004.09.01' }] });
});
