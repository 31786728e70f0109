import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@wbn/content/editions';
import { describe, expect, it } from 'vitest';

const top = path.join(import.meta.dirname, '..', '..');

const codes = locales.map(({ code }) => code);
const ofTexts = new RegExp(`/texts/(.+/)?(${codes.join('|')})\\.ts$`);

/** Every file of texts in a language, by its path. */
const files = ['host-site/src', 'packages/widgets/src', 'packages/accounts/src', 'packages/server/src'].flatMap(
  (folder) =>
    readdirSync(path.join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => ofTexts.test(file)),
);

/** Values of a text that are numbers of things. */
const counted = /\{(count|total|allowed|limit|days|remaining|perMonth|settled|today|created)\}/;
/** Texts that read well with any number, because the number stands after a colon or before a unit that does not change. */
const anyNumber = /(^|[^\p{L}])(\p{L}[^{}]*: ?\{|\{count\} (m²|before|م²))|：\{|: \{/u;
/** `12 Results for …` is fixed by a requirement in English. */
const isFixed = (text: string) => text.startsWith('{count} Results for');

const categoriesOf = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

type Leaf = readonly [where: string, text: string];

function visit(value: unknown, where: string, locale: string, found: { bare: Leaf[]; wrong: string[] }): void {
  if (typeof value === 'string') {
    // Chinese has one form for all numbers.
    const isCounted = categoriesOf(locale).length > 1 && counted.test(value);
    if (isCounted && !anyNumber.test(value) && !isFixed(value)) found.bare.push([where, value]);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('in' in value && 'other' in value) {
    const wanted = categoriesOf(locale);
    const present = Object.keys(value).filter((key) => key !== 'in' && key !== 'by');
    if (value.in !== locale) found.wrong.push(`${where} is counted by the rules of ${value.in}`);
    if (present.toSorted().join() !== wanted.toSorted().join())
      found.wrong.push(`${where} has ${present.join()} and not ${wanted.join()}`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) visit(inner, `${where}.${key}`, locale, found);
}

describe.each(codes)('in %s', (locale) => {
  it('every text with a count has the forms of its language, and no other text counts', async () => {
    const found = { bare: [] as Leaf[], wrong: [] as string[] };
    const own = files.filter((file) => file.endsWith(`/${locale}.ts`));
    expect(own.length).toBeGreaterThan(20);
    for (const file of own) visit({ ...(await import(path.join(top, file))) }, file, locale, found);
    expect(found).toEqual({ bare: [], wrong: [] });
  });
});
