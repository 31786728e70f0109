import { expect, it } from 'vitest';
import { commaList } from './comma-list.ts';

it.each([
  ['en', 'Jahra, Kuwait'],
  ['ar', 'Jahra، Kuwait'],
  ['zh', 'Jahra、Kuwait'],
])('a list in %s has the commas of the language, and no place for what is unknown', (locale, text) => {
  expect(commaList(['Jahra', undefined, '', null, 'Kuwait'], locale)).toBe(text);
});
