import { expect, it } from 'vitest';
import { ourLexicon } from './lexicon.ts';
import { meantGoods } from './nearest-goods.ts';

const anything = () => true;

it.each([
  ['valvve', 'valve'],
  ['compresser', 'compressor'],
  ['conpreszor', 'compressor'],
])('a misspelt word of goods, %s, is meant as %s', (word, goods) => {
  expect(meantGoods(ourLexicon, { word, instead: undefined }, anything)).toBe(goods);
});

it.each([
  ['mtor', 'too short to be sure'],
  ['valve7', 'a model, with a digit'],
  ['valve', 'right'],
])('%s is left as it is: %s', (word) => {
  expect(meantGoods(ourLexicon, { word, instead: undefined }, anything)).toBeUndefined();
});

it('a word of the documents stays where it is as near, and gives way where it is farther or names no goods', () => {
  expect(meantGoods(ourLexicon, { word: 'bearng', instead: 'bearing' }, anything)).toBeUndefined();
  expect(meantGoods(ourLexicon, { word: 'bearng', instead: 'being' }, anything)).toBe('bearing');
  expect(meantGoods(ourLexicon, { word: 'beerings', instead: 'beings' }, anything)).toBe('bearings');
});

it('a word that is found by its stem is changed for one slip that keeps its consonants, and for no other', () => {
  expect(meantGoods(ourLexicon, { word: 'compresser', instead: undefined, isFoundByStem: true }, anything)).toBe(
    'compressor',
  );
  expect(
    meantGoods(ourLexicon, { word: 'conpreszor', instead: undefined, isFoundByStem: true }, anything),
  ).toBeUndefined();
});
