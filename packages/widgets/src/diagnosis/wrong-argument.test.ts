import { expect, it } from 'vitest';
import { addLocale } from '../locales/add-locale.ts';
import { configure } from '../runtime/configure.ts';
import { pageRegistry } from '../runtime/registry.ts';

it.each([
  [undefined, 'nothing'],
  [null, 'Null'],
  ['pk_live_1', '"pk_live_1"'],
])('refuses settings that are not an object (%s) in one sentence with the right form', (given, named) => {
  const before = { ...pageRegistry().config };
  const form = "configure takes an object of settings, as in configure({ key: 'pk_live_1' })";
  expect(() => configure(given as never)).toThrow(`${form}, not ${named}.`);
  expect(pageRegistry().config).toEqual(before);
});

it.each([
  [[], 'nothing and nothing'],
  [['pt'], '"pt" and nothing'],
  [['pt_BR!', {}], '"pt_BR!" and Object'],
  [['pt', { submit: 'Buscar' }], '"pt" and Object'],
  [[{ 'wbn-search-box': {} }], 'Object and nothing'],
])('refuses a language of another form (%j) in one sentence with the right form', (given, named) => {
  const before = pageRegistry().locales;
  expect(() => addLocale(...(given as Parameters<typeof addLocale>))).toThrow(
    `addLocale takes a language tag and texts by tag, as in addLocale('pt', { 'wbn-search-box': { submit: 'Buscar' } }), not ${named}.`,
  );
  expect(pageRegistry().locales).toBe(before);
});
