import { describe, expect, it } from 'vitest';
import { locales } from '../editions/index.ts';
import { industries } from '../industries/index.ts';
import { packageComparison, packages } from '../packages/index.ts';
import { businessTypes, genders, jobPositions } from '../reference/index.ts';
import { footerColumns, footerPhones } from '../shell/footer.ts';
import { accountMenu, mobileMenu, sidebarLinks, topBarIcons, topBarLinks, visitorMenu } from '../shell/navigation.ts';
import { loadTranslation, type Translation } from './index.ts';

const categories = industries.flatMap((industry) => industry.categories);
// Types of search: products, users and the kinds of business.
const searchTypes = ['PR', 'UR', ...businessTypes.map(({ code }) => code)];
const bars = [...topBarLinks, ...topBarIcons, ...accountMenu, ...visitorMenu, ...sidebarLinks];
const cells = packageComparison.flatMap((row) => Object.values(row.cells));
const words = cells.filter((cell): cell is string => typeof cell === 'string' && /^(?!US\$)(.*[a-z].*)$/i.test(cell));

/** The ids that each list must name, taken from the data that is translated. */
const wanted: Partial<Record<keyof Translation, readonly string[]>> = {
  footerColumns: footerColumns.map(({ id }) => id),
  footerLinks: footerColumns.flatMap(({ links }) => links.map(({ id }) => id)),
  footerPhones: footerPhones.map(({ id }) => id),
  navigation: [...bars, ...mobileMenu.flatMap(({ items }) => items)].map(({ id }) => id),
  navigationGroups: mobileMenu.map(({ id }) => id),
  businessTypes: searchTypes,
  businessTypeNames: searchTypes,
  genders: genders.map(({ code }) => code),
  jobPositions: jobPositions.map(({ jobPositionID }) => jobPositionID),
  packageNames: packages.map(({ id }) => id),
  packageSummaries: packages.map(({ id }) => id),
  benefits: packages.flatMap(({ benefits }) => benefits.map(({ id }) => id)),
  comparison: packageComparison.map(({ id }) => id),
  packageWords: words,
  industries: industries.map(({ id }) => id),
  categories: categories.map(({ id }) => id),
};

const translated = locales.map(({ code }) => code).filter((code) => code !== 'en');

describe.each(translated)('the texts in %s', (code) => {
  it('name everything and nothing else', async () => {
    const texts = await loadTranslation(code);
    for (const [list, ids] of Object.entries(wanted)) {
      const given = Object.keys(texts?.[list as keyof Translation] ?? {});
      expect(given.sort(), list).toEqual([...new Set(ids)].sort());
    }
  });

  it('are written in the script of the language, without an empty one', async () => {
    const texts = await loadTranslation(code);
    const script = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u }[code as string] ?? /\p{Script=Latin}/u;
    for (const [list, entries] of Object.entries(texts ?? {})) {
      for (const [id, text] of Object.entries(entries)) {
        expect(text, `${list} ${id}`).toBe(text.trim());
        expect(text, `${list} ${id}`).toMatch(script);
      }
    }
  });

  it('tell the categories of an industry apart, and keep every number of a benefit', async () => {
    const texts = await loadTranslation(code);
    for (const industry of industries) {
      const names = industry.categories.map(({ id }) => texts?.categories[id]);
      expect(new Set(names).size, industry.name).toBe(names.length);
    }
    for (const { id, text } of packages.flatMap(({ benefits }) => benefits)) {
      const number = /\b\d+\b/.exec(text)?.[0];
      if (number) expect(texts?.benefits[id]).toContain(number);
    }
  });
});

it('has no translation into English or into a language we do not speak', async () => {
  for (const code of ['en', 'fr', 'toString']) expect(await loadTranslation(code)).toBeUndefined();
});
