import { expect, it } from 'vitest';
import type { Config } from '../runtime/registry.ts';
import { configFaults } from './config.ts';
import { textNames } from './text-names.ts';

const faults = (config: object, locales = {}) => [...configFaults({ config: config as Config, locales }, textNames)];

it.each([
  ['a setting', { lnks: {} }, 'configure: it has no "lnks". Write "links"?'],
  ['a link', { links: { busines: '/x' } }, 'configure: links has no "busines". Write "business"?'],
  ['a name of the theme', { theme: { acent: 'red' } }, 'configure: the theme has no "acent". Write "accent"?'],
  ['a tag', { texts: { 'wbn-serch-box': {} } }, 'configure: texts has no "wbn-serch-box". Write "wbn-search-box"?'],
  [
    'a text',
    { texts: { 'wbn-search-box': { serch: 'x' } } },
    `configure: texts['wbn-search-box'] has no "serch". Write "search"?`,
  ],
])('a misspelt name of %s is answered with the nearest one', (_, config, sentence) => {
  expect(faults(config)).toEqual([sentence]);
});

it.each(['/s/', '/s/{ID}', ''])('a link without the place of the id (%s) is named', (template) => {
  expect(faults({ links: { business: template, product: '/p/{id}' } })).toEqual([
    expect.stringContaining('configure: links.business leads everywhere to one page. Write {id}'),
  ]);
});

it('a misspelt name in an added language is answered with the language and the nearest name', () => {
  const locales = { he: { 'wbn-serch-box': {}, 'wbn-search-box': { sumbit: 'x', submit: 'y' } } };
  expect(faults({}, locales)).toEqual([
    'addLocale: he has no "wbn-serch-box". Write "wbn-search-box"?',
    `addLocale: he['wbn-search-box'] has no "sumbit". Write "submit"?`,
  ]);
});

it.each(['xx', 'english', 'he'])('a locale that no widget speaks (%s) is named with those that they do', (locale) => {
  expect(faults({ locale })).toEqual([
    `configure: no widget speaks the locale "${locale}", so they speak English. Write one of en, es, it, zh, ar, or add it with addLocale.`,
  ]);
});

it.each(['en', 'es-MX', 'ZH-hant', 'he', 'pt-BR', undefined])('a locale that widgets speak (%s) is taken', (locale) => {
  expect(faults({ locale }, { he: {}, 'pt-br': {} })).toEqual([]);
});

it('says nothing of correct names, nor of attributes that a content system adds to the script tag', () => {
  const texts = { 'wbn-message-center': { finished: 'x' }, 'wbn-search-box': { kinds: {} } };
  expect(
    faults({ key: 'k', cfasync: 'false', v: '3', links: { product: '/x/{id}' }, theme: { radius: 0 }, texts }),
  ).toEqual([]);
});

it('is refused by the types', () => {
  // @ts-expect-error: no such text
  const one: Config = { texts: { 'wbn-search-box': { serch: 'x' } } };
  // @ts-expect-error: no such tag
  const other: Config = { texts: { 'wbn-serch-box': { search: 'x' } } };
  expect([...faults(one), ...faults(other)]).toHaveLength(2);
});
