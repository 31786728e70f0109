import { describe, expect, it } from 'vitest';
import { fill } from '../editions/fill.ts';
import { fillValuesIn } from '../editions/fill-in.ts';
import { editions, locales } from '../editions/index.ts';
import type { TranslatedLocale } from '../locales/index.ts';
import { tips } from '../tips/index.ts';
import { type Block, type Page, pages } from './index.ts';
import { pageIn } from './translated.ts';

const translated = locales.map(({ code }) => code).filter((code): code is TranslatedLocale => code !== 'en');
/** Drawn from separate short texts (`locales`). */
const elsewhere = ['home'];
const articles: readonly Page[] = [...pages, ...tips].filter(({ id }) => !elsewhere.includes(id));

/** The structure of a block without its words. */
function formOf(block: Block): unknown {
  switch (block.type) {
    case 'heading':
      return [block.type, block.level];
    case 'list':
      return [block.type, block.ordered, block.items.length];
    case 'image':
    case 'row':
      return [block.type, block.image];
    case 'people':
      return [block.type, block.people.map(({ name }) => name)];
    case 'actions':
      return [block.type, block.actions.map(({ to }) => to)];
    case 'insert':
      return [block.type, block.what];
    case 'paragraph':
    case 'callout':
      return [block.type];
  }
}

/** Every text of a value by its path; addresses, anchors and picture ids are not texts. */
function textsOf(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return /\.(type|image|to|what|name|anchor)$/.test(way) ? [] : [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`));
}

const said = ({ blocks, lead, meta, title }: Page) => textsOf({ title, lead, meta, blocks });
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const otherScripts: Partial<Record<TranslatedLocale, RegExp>> = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };
const scriptOf = (locale: TranslatedLocale): RegExp => otherScripts[locale] ?? /\p{Script=Latin}/u;
/** Names, numbers and codes are the same in every language. */
const withoutNames = /WBN|WhatsApp|\{\w+\}|B2B|Standard|Gold|Premium|Platinum|US\$|[^\p{Letter}]/gu;
/** Latin punctuation within another script: full-width marks in Chinese, the Arabic comma and question mark in Arabic. */
const foreignMarks: Partial<Record<TranslatedLocale, RegExp>> = {
  zh: /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}|\.\.\./u,
  ar: /\p{Script=Arabic} ?[,;?]|[,;?] ?\p{Script=Arabic}/u,
};
const english = /\b(the|and|with|your|you|that|which|from|this|have|are|for your|of the)\b/i;

describe.each(translated)('the pages in %s', (locale) => {
  it.each(articles.map(({ id, path }) => [id, path] as const))(
    '%s says the same in the same order',
    async (id, path) => {
      const original = articles.find((page) => page.id === id)!;
      const page = (await pageIn(path, locale))!;
      expect(page.language).toBe(locale);
      expect([page.id, page.path, page.layout]).toEqual([original.id, original.path, original.layout]);
      expect(page.blocks.map(formOf)).toEqual(original.blocks.map(formOf));

      const [texts, originals] = [said(page), said(original)];
      for (const [way, text] of texts) {
        const where = `${path} ${way}`;
        expect(text, where).toBe(text.trim());
        expect(text, where).not.toBe('');
        if (foreignMarks[locale]) expect(text, where).not.toMatch(foreignMarks[locale]);
        if (text.replace(withoutNames, '') !== '') expect(text, where).toMatch(scriptOf(locale));
        expect(text.replace(/“[^”]*”/g, ''), where).not.toMatch(english);
      }
      // Contacts stay in place; the country appears wherever the original's meta texts have it.
      const [all, before] = [texts, originals].map((list) => list.map(([, text]) => text).join('\n')) as [
        string,
        string,
      ];
      for (const name of [/\{email\}/g, /\{phoneUSA\}/g, /\{phoneEurope\}/g]) {
        expect(count(all, name)).toBe(count(before, name));
      }
      expect(JSON.stringify(page.meta), path).toMatch(/\{(\w+C|c)ountry\}/);
      expect(page.meta.keywords.length).toBeGreaterThanOrEqual(4);
      for (const edition of editions) {
        expect(JSON.stringify(fill(page, fillValuesIn(locale, edition, 2026)))).not.toMatch(/[{}]\w+\}/);
      }
    },
  );

  it.each(articles.map(({ path }) => path))('%s describes itself within what a search engine shows', async (path) => {
    const wide = locale === 'zh' ? 2 : 1;
    const page = (await pageIn(path, locale))!;
    const { description, title } = fill(page.meta, fillValuesIn(locale, editions[0]!, 2026));
    expect(title.length * wide, title).toBeLessThanOrEqual(74);
    expect(description.length * wide, description).toBeGreaterThanOrEqual(60);
    expect(description.length * wide, description).toBeLessThanOrEqual(190);
  });
});

it.each(translated)('says in %s that the English terms govern', async (locale) => {
  expect((await pageIn('/terms-and-conditions', locale))?.note).toMatch(scriptOf(locale));
  expect((await pageIn('/terms-and-conditions', 'en'))?.note).toBeUndefined();
});

it('keeps the anchors of the English headings', async () => {
  const anchors = async (locale: 'es' | 'zh') =>
    (await pageIn('/about-us', locale))?.blocks.flatMap((block) => (block.type === 'heading' ? [block.anchor] : []));
  expect(await anchors('zh')).toEqual(await anchors('es'));
  expect((await anchors('zh'))?.[0]).toBe('our-mission');
});

it('ties Italian prepositions to the article of the country', () => {
  const say = (code: string) => {
    const edition = editions.find((one) => one.code === code)!;
    return fill('{inCountry}, {ofCountry}, {fromCountry}', fillValuesIn('it', edition, 2026));
  };
  expect(say('sa')).toBe('in Arabia Saudita, dell’Arabia Saudita, dall’Arabia Saudita');
  expect(say('us')).toBe('negli Stati Uniti, degli Stati Uniti, dagli Stati Uniti');
  expect(say('gb')).toBe('nel Regno Unito, del Regno Unito, dal Regno Unito');
  expect(say('jp')).toBe('in Giappone, del Giappone, dal Giappone');
});

it('is English where a language or a page is missing, and nothing at an unknown path', async () => {
  expect((await pageIn('/', 'ar'))?.language).toBe('en');
  expect((await pageIn('/about-us', 'en'))?.title).toBe('About us');
  expect(await pageIn('/nowhere', 'es')).toBeUndefined();
});
