import { describe, expect, it } from 'vitest';
import { locales } from '../editions/index.ts';
import { industries } from '../industries/index.ts';
import { states, statesOf } from '../reference/states/index.ts';
import { loadLongNames } from './index.ts';

const categories = industries.flatMap((industry) => industry.categories);
const subCategories = categories.flatMap((category) => category.subCategories);

/** Words that the trade uses in English in that language too. */
const asInEnglish: Readonly<Record<string, readonly string[]>> = {
  es: ['Routers', 'Drones', 'Abayas', 'Perfumes', 'Factoring'],
  it: ['Masterbatch', 'Biodiesel', 'Jeans', 'Quinoa', 'Yogurt', 'Parquet', 'Factoring', 'Branding'],
};
/** The countries where the language is spoken, among those with states. */
const atHome: Readonly<Record<string, readonly string[]>> = {
  es: ['ES', 'MX', 'AR', 'CL', 'PE', 'CO'],
  it: ['IT'],
  zh: ['CN'],
  ar: ['SA', 'AE', 'EG', 'MA', 'JO', 'KW', 'OM', 'QA', 'BH'],
};
const scripts: Readonly<Record<string, RegExp>> = { zh: /\p{Script=Han}|I\/O|POLO/u, ar: /\p{Script=Arabic}/u };

const translated = locales.map(({ code }) => code).filter((code) => code !== 'en');

describe.each(translated)('the long lists in %s', (code) => {
  const script = scripts[code] ?? /\p{Script=Latin}/u;

  it('name every subcategory and nothing else, in the words of the language', async () => {
    const names = (await loadLongNames(code))!.subCategories;
    expect(Object.keys(names).sort()).toEqual(subCategories.map(({ id }) => id).sort());
    const equal = subCategories.filter(({ id, name }) => names[id] === name).map(({ name }) => name);
    expect(equal.sort()).toEqual([...(asInEnglish[code] ?? [])].sort());
    for (const [id, name] of Object.entries(names)) {
      expect(name, id).toBe(name.trim());
      expect(name, id).toMatch(script);
    }
  });

  it('tell the subcategories of a category apart', async () => {
    const names = (await loadLongNames(code))!.subCategories;
    for (const { id, subCategories: own } of categories) {
      expect(new Set(own.map((sub) => names[sub.id])).size, id).toBe(own.length);
    }
  });

  it('name all states of a country that they name states of, and those of its own countries', async () => {
    const names = (await loadLongNames(code))!.states;
    const named = states.filter(({ stateID }) => stateID in names);
    const countries = [...new Set(named.map(({ countryCode }) => countryCode))];
    expect(countries).toEqual(expect.arrayContaining([...atHome[code]!]));
    expect(Object.keys(names).sort()).toEqual(
      countries.flatMap((country) => statesOf(country).map((s) => s.stateID)).sort(),
    );
    for (const country of countries) {
      const own = statesOf(country).map(({ stateID }) => names[stateID]!);
      expect(new Set(own).size, country).toBe(own.length);
      for (const name of own) expect(name, country).toMatch(script);
    }
  });
});

it('name states that there are, and only those that are called otherwise than in English', async () => {
  const { es } = await import('./es.ts');
  const { it: italian } = await import('./it.ts');
  const { zh } = await import('./zh.ts');
  const { ar } = await import('./ar.ts');
  for (const { states: listed } of [es, italian, zh, ar]) {
    for (const [country, names] of Object.entries(listed)) {
      const inEnglish = Object.fromEntries(statesOf(country).map(({ stateID, stateName }) => [stateID, stateName]));
      for (const [stateID, name] of Object.entries(names)) {
        expect(inEnglish, stateID).toHaveProperty([stateID]);
        expect(name).not.toBe(inEnglish[stateID]);
      }
    }
  }
});

it('has no long lists in English or in a language we do not speak', async () => {
  for (const code of ['en', 'fr', 'toString']) expect(await loadLongNames(code)).toBeUndefined();
});
