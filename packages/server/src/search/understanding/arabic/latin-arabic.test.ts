import { expect, it } from 'vitest';
import { ourLexicon } from '../lexicon.ts';
import { inArabicLetters } from './latin-arabic.ts';

it.each([
  ['zait zaitoun', 'زيت زيتون'],
  ['zayt zeitoon', 'زيت زيتون'],
  ['shmagh', 'شماغ'],
  ['7ijab', 'حجاب'],
  ['al-hijaab', 'حجاب'],
  ['kursi', 'كرسي'],
  ['korsy', 'كرسي'],
  ['bakhour', 'بخور'],
  ['madakhat miyah', 'مضخات مياه'],
  ['khazanat miyah', 'خزانات مياه'],
  ['athath', 'أثاث'],
  ['athath maktabi', 'أثاث مكتبي'],
])('reads %s as %s, however its vowels are written', (typed, arabic) => {
  expect(inArabicLetters(typed, { lexicon: ourLexicon, surely: false })).toBe(arabic);
});

it.each([
  'steel pipes',
  'DB9',
  'BA9S',
  'Rossi',
  'weber',
  'valve',
  'ISO 9001',
  'x',
  '',
  'DN50',
  'a very long text of words',
  'مضخة',
])('leaves %j alone', (typed) => {
  expect(inArabicLetters(typed, { lexicon: ourLexicon, surely: false })).toBeUndefined();
});

it.each(['lumin', 'shakle', 'curet', 'davitt', 'retorte'])(
  'reads no long vowel into %s that it does not write',
  (typed) => {
    expect(inArabicLetters(typed, { lexicon: ourLexicon, surely: false })).toBeUndefined();
  },
);

it.each(['pistacio', 'stainles', 'wheel chiar'])('leaves the slip %j to the repair of words', (typed) => {
  expect(inArabicLetters(typed, { lexicon: ourLexicon, surely: true })).toBeUndefined();
});
