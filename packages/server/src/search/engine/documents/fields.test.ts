import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../port.ts';
import { fieldsOf, mostLetters } from './fields.ts';

const id = '00000000-0000-4000-8000-000000000000';
const lettersOf = (document: Partial<SearchDocument>): number => {
  const { a, b, c, d, nameKey } = fieldsOf({ id, kind: 'product', name: 'Valve', ...document }, 'product');
  return [a, b, c, d, nameKey].join('').length;
};
/** A space between words, and letters of one character that becomes eighteen. */
const long = '\ufdfa '.repeat(mostLetters);

describe('the letters of a document that are read', () => {
  it.each<[string, Partial<SearchDocument>]>([
    ['the name', { name: long }],
    ['other names', { otherNames: [long, long] }],
    ['categories', { categories: [long, long] }],
    ['the brand', { brand: long }],
    ['codes', { codes: [long, long] }],
    ['keywords', { keywords: long }],
    ['the description', { description: long }],
    ['keys of specifications', { specs: [{ key: long, value: '1' }] }],
    ['values of specifications', { specs: Array.from({ length: 500 }, () => ({ key: 'Body', value: long })) }],
    ['the long text', { longText: long }],
    ['sizes', { description: '12 mm '.repeat(mostLetters) }],
  ])('are limited, whatever it holds: %s', (_, document) => {
    // A size is stored a second time, as one word.
    expect(lettersOf(document)).toBeLessThan(2 * mostLetters);
  });

  it('are all letters of an ordinary one', () => {
    const description = Array.from({ length: 900 }, (_, n) => `word${n}x`).join(' ');
    const { c, d } = fieldsOf({ id, kind: 'product', name: 'Valve', description }, 'product');
    expect(`${c} ${d}`).toBe(description.toLowerCase());
  });
});
