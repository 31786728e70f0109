import { editions, locales } from '@wbn/content/editions';
import { expect, it } from 'vitest';
import { inLocale } from '../settings.ts';
import { alternatesOf } from './alternates.ts';

it('names pages that name it in turn, over all editions and languages', () => {
  const path = '/search-result?business=MA';
  const pages = new Map<string, Map<string, string>>();
  const languages = new Map<string, string>();
  for (const edition of editions) {
    const portal = `https://${edition.hosts[0]}`;
    const settings = { edition: edition.code, portal, api: '', accounts: '', cdn: '', files: '', extensions: true };
    for (const { code } of locales) {
      const named = alternatesOf(path, code, settings).map(({ address, language }) => [address, language] as const);
      const address = portal + inLocale(path, code, edition);
      pages.set(address, new Map(named));
      languages.set(address, `${code}-${edition.country}`);
    }
  }
  expect(pages.size).toBe(editions.length * locales.length);
  for (const [address, named] of pages) {
    expect(named.has(address)).toBe(true);
    for (const [other, language] of named) {
      expect(pages.get(other)?.has(address), `${other} does not name ${address}`).toBe(true);
      if (language !== 'x-default') expect(language).toBe(languages.get(other));
    }
  }
});

it('names a page for readers of any other language', () => {
  const settings = { edition: 'mx', portal: 'https://mx', api: '', accounts: '', cdn: '', files: '', extensions: true };
  const languages = alternatesOf('/', 'es', settings).map(({ language }) => language);
  expect(new Set(languages).size).toBe(languages.length);
  expect(languages).toHaveLength(locales.length + (editions.length - 1) + 1);
  expect(languages.at(-1)).toBe('x-default');
});
