import { industries } from '@wbn/content';
import { thesaurusIn } from '@wbn/content/thesaurus';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { productDocument } from './documents.ts';
import { words } from './engine/index.ts';
import { business, idOf, startTemporaryEngine } from './engine/testing/temporary-engine.ts';
import { find, unpaid } from './find.ts';
import { meantText } from './meant-text.ts';
import { namedBy, ourLexicon } from './understanding/lexicon.ts';

type Slip = readonly [pattern: RegExp, instead: string];

/** Slips of ear and hand; words of the thesaurus take turns at them. */
const slips = {
  en: [
    [/or$/, 'er'],
    [/er$/, 'or'],
    [/ph/, 'f'],
    [/(?<=.)y(?=.)/, 'i'],
    [/([lmnprst])\1/, '$1'],
    [/ie/, 'ei'],
    [/(?<=...)a(?=.)/, 'e'],
    [/(?<=...)e(?=.)/, 'a'],
    [/(?<=..)([nrlt])(?=..)/, ''],
  ],
  es: [
    [/b/, 'v'],
    [/v/, 'b'],
    [/ll/, 'y'],
    [/z/, 's'],
    [/c(?=[ei])/, 's'],
    [/(?<=...)([nrl])(?=..)/, ''],
    [/(?<=...)e(?=..)/, 'i'],
  ],
  it: [
    [/([bcdflmnprstvz])\1/, '$1'],
    [/(?<=[aeiou])([lmnrt])(?=[aeiou])/, '$1$1'],
    [/(?<=...)e(?=..)/, 'i'],
    [/(?<=...)([nrl])(?=..)/, ''],
  ],
  ar: [
    [/ض/, 'ظ'],
    [/ث/, 'ت'],
    [/ص/, 'س'],
    [/ط/, 'ت'],
    [/ق/, 'ك'],
    [/(?<=..)ا(?=..)/, ''],
    [/(?<=..)ي(?=..)/, ''],
  ],
} as const satisfies Readonly<Record<string, readonly Slip[]>>;

/** Forty misspelt names of one word, evenly over the thesaurus of a language, with the goods that they name. */
async function misspelt(locale: keyof typeof slips) {
  const names = [...(await thesaurusIn(locale))].flatMap(([, terms]) => terms.map(({ term }) => words(term)));
  const single = new Set(names.filter((name) => name.length === 1).flat());
  const found = [...single]
    .filter((word) => /^\p{L}{6,}$/u.test(word))
    .flatMap((word, turn) => {
      const rules: readonly Slip[] = slips[locale];
      const rule = [...rules.slice(turn % rules.length), ...rules].find(([pattern]) => pattern.test(word));
      const typed = rule ? word.replace(rule[0], rule[1]) : word;
      if (ourLexicon.known.has(typed)) return [];
      return [{ typed, subs: new Set(namedBy(ourLexicon, [word]).map(({ value }) => value)) }];
    });
  const step = Math.floor(found.length / 40);
  return found.filter((_, at) => at % step === 0).slice(0, 40);
}

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
    const list = await misspelt(locale);
    const wrong: string[] = [];
    for (const { subs, typed } of list) {
      const { corrected = '' } = await search(typed);
      if (!namedBy(ourLexicon, words(corrected)).some(({ value }) => subs.has(value)))
        wrong.push(`${typed}: ${corrected}`);
    }
    expect(1 - wrong.length / list.length, wrong.join(', ')).toBeGreaterThanOrEqual(floor);
  },
);

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
