import { expect, it } from 'vitest';
import { codeGuesses, codesIn, codesOf } from './codes.ts';

it('writes a code one way however it is punctuated', () => {
  expect(codesOf(['RG-58/U', 'rg58u', 'RG 58 U'])).toEqual(['rg58u']);
});

it('finds codes in running text and leaves sizes and words alone', () => {
  expect(codesIn('HP Pavilion dv7-1211ea 17" with 12V')).toEqual(['dv71211ea']);
});

it('guesses codes written with spaces', () => {
  expect(codeGuesses(['cable', 'rg', '58', 'u']).map((guess) => guess.code)).toContain('rg58u');
});
