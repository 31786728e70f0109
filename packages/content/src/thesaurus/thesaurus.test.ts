import { describe, expect, it } from 'vitest';
import { industries } from '../industries/index.ts';
import { loadLongNames } from '../long-lists/index.ts';
import { ar } from './ar/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { thesaurusIn } from './index.ts';
import { it as italian } from './it/index.ts';
import type { Terms } from './types.ts';
import { zh } from './zh/index.ts';

const sources: Readonly<Record<string, readonly Terms[]>> = { en, es, it: italian, zh, ar };
const subCategories = industries.flatMap(({ categories }) => categories.flatMap((one) => one.subCategories));
const nameById = new Map(subCategories.map(({ id, name }) => [id, name]));

/** Digits, spaces and the symbols of codes and names, besides the language's letters. */
const latin = /^[\p{Script=Latin}\p{M}\d '’./&+-]+$/u;
const characters: Readonly<Record<string, RegExp>> = {
  zh: /^[\p{Script=Han}\p{Script=Latin}\d ./+-]+$/u,
  ar: /^[\p{Script=Arabic}\p{M}\p{Script=Latin}\d ./+-]+$/u,
};
const ownScript: Readonly<Record<string, RegExp>> = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };

describe.each(Object.keys(sources))('the thesaurus in %s', (locale) => {
  const rows = (sources[locale] ?? []).flatMap((terms) => Object.entries(terms));

  it('has words for each subcategory', async () => {
    const atLeast = locale === 'en' ? 3 : 2;
    const thesaurus = await thesaurusIn(locale);
    const bare = subCategories.filter(({ id }) => (thesaurus.get(id)?.length ?? 0) < atLeast);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('names only subcategories of the industry', () => {
    for (const [index, { categories }] of industries.entries()) {
      const names = categories.flatMap(({ name: category, subCategories: own }) =>
        own.flatMap(({ name }) => [name, `${category} > ${name}`]),
      );
      expect(names).toEqual(expect.arrayContaining(Object.keys(sources[locale]?.[index] ?? {})));
    }
  });

  it('has each term once in a row, in lower case, with nothing around it', () => {
    for (const [name, text] of rows) {
      const terms = text.split(', ').map((term) => term.replace(/\?$/, ''));
      expect(new Set(terms).size, name).toBe(terms.length);
      for (const term of terms) {
        expect(term, name).toBe(term.trim().replace(/\s+/g, ' ').toLowerCase());
        expect(term, name).toMatch(characters[locale] ?? latin);
      }
    }
  });

  it('has a word in the script of the language in each row', () => {
    const bare = rows.filter(([, text]) => !(ownScript[locale] ?? latin).test(text.replaceAll(/[?,]/g, '')));
    expect(bare).toEqual([]);
  });

  it('gives a term without a question mark to one subcategory only', async () => {
    const owners = new Map<string, { readonly id: string; readonly isAmbiguous: boolean }[]>();
    for (const [id, terms] of await thesaurusIn(locale))
      for (const { term, isAmbiguous } of terms) owners.set(term, [...(owners.get(term) ?? []), { id, isAmbiguous }]);
    const conflicts = [...owners]
      .filter(([, own]) => own.length > 1 && own.some(({ isAmbiguous }) => !isAmbiguous))
      .map(([term, own]) => `${term}: ${own.map(({ id }) => nameById.get(id)).join(' / ')}`);
    expect(conflicts).toEqual([]);
  });

  it('claims no name of another subcategory', async () => {
    const translated = (await loadLongNames(locale))?.subCategories;
    const idsByName = Map.groupBy(subCategories, ({ id, name }) => (translated?.[id] ?? name).toLowerCase());
    const claims: string[] = [];
    for (const [id, terms] of await thesaurusIn(locale))
      for (const { term, isAmbiguous } of terms) {
        const named = idsByName.get(term) ?? [];
        if (!isAmbiguous && named.length > 0 && !named.some((one) => one.id === id))
          claims.push(`${term}: ${nameById.get(id)}`);
      }
    expect(claims).toEqual([]);
  });
});

it('a question mark makes a term a hint and does not belong to it', async () => {
  const terms = [...(await thesaurusIn('en')).values()].flat();
  expect(terms.some(({ isAmbiguous }) => isAmbiguous)).toBe(true);
  expect(terms.filter(({ term }) => term.includes('?'))).toEqual([]);
});

it('the thesaurus is empty in a language that we do not have', async () => {
  for (const locale of ['fr', 'constructor', '']) expect((await thesaurusIn(locale)).size).toBe(0);
});
