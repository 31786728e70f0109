import { expect, it } from 'vitest';
import { type ErrorName, errors } from '../errors.ts';
import { errorText } from './index.ts';

const names = Object.keys(errors) as ErrorName[];
const scripts = { es: /\p{Script=Latin}/u, it: /\p{Script=Latin}/u, zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };

it.each(Object.entries(scripts))('every refusal has a sentence of its own in %s', (locale, script) => {
  const said = names.map((name) => errorText(name, locale));
  expect(new Set(said).size).toBe(names.length);
  for (const [at, name] of names.entries()) {
    expect(said[at], name).toMatch(script);
    expect(said[at], name).not.toBe(errors[name].message);
    // A sentence ends like the English one and keeps its names and numbers.
    expect(/[.。]$/.test(said[at]!), name).toBe(errors[name].message.endsWith('.'));
    for (const kept of errors[name].message.match(/\b(?:[A-Z]{3,}|500|application\/json|[A-Z]\w+-[A-Z]\w+)\b/g) ?? []) {
      expect(said[at], name).toContain(kept);
    }
  }
});

it('a refusal is said in English without a language and in one that we do not speak', () => {
  for (const locale of [undefined, 'en', 'en-GB', 'fr', 'toString']) {
    expect(names.map((name) => errorText(name, locale))).toEqual(names.map((name) => errors[name].message));
  }
  expect(errorText('Gone', 'es-MX')).toBe(errorText('Gone', 'es'));
});
