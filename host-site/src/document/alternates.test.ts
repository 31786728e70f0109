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

it('names only the sites of the network, where its settings name them', () => {
  const sites = { mx: 'https://mexico.example', it: 'https://italia.example' };
  const common = { api: '', accounts: '', cdn: '', files: '', extensions: true, sites };
  const ofMexico = alternatesOf('/contact', 'es', { ...common, edition: 'mx', portal: sites.mx });
  const ofItaly = alternatesOf('/contact', 'it', { ...common, edition: 'it', portal: sites.it });
  expect(ofMexico).toContainEqual({ language: 'it-IT', address: 'https://italia.example/contact' });
  expect(ofItaly).toContainEqual({ language: 'es-MX', address: 'https://mexico.example/contact' });
  for (const alternates of [ofMexico, ofItaly]) {
    expect(alternates.at(-1)).toEqual({ language: 'x-default', address: 'https://mexico.example/contact' });
    expect(alternates.map(({ address }) => new URL(address).origin)).not.toContain('https://sa.wbn.example');
    expect(alternates).toHaveLength(locales.length + 1 + 1);
  }
});

it('names a page for readers of any other language', () => {
  const settings = { edition: 'mx', portal: 'https://mx', api: '', accounts: '', cdn: '', files: '', extensions: true };
  const languages = alternatesOf('/', 'es', settings).map(({ language }) => language);
  expect(new Set(languages).size).toBe(languages.length);
  expect(languages).toHaveLength(locales.length + (editions.length - 1) + 1);
  expect(languages.at(-1)).toBe('x-default');
});
