import { expect, it } from 'vitest';
import { words } from '../engine/index.ts';
import { ourLexicon } from './lexicon.ts';
import { repairsOf } from './repairs-abroad.ts';

const mayMean = (text: string, typed: string, instead: string) => repairsOf(words(text), ourLexicon)(typed, instead);

it('a Spanish or Italian text is not repaired to words of other languages', () => {
  expect(mayMean('cajas de cartón para mudanza', 'mudanza', 'mwanza')).toBe(false);
  expect(mayMean('almendras con granel', 'granel', 'gravel')).toBe(false);
  expect(mayMean('scarpe da lavoro rosa', 'rosa', 'rose')).toBe(false);
});

it('it is repaired to its own words, and to those of one origin', () => {
  expect(mayMean('bombas sumerjibles', 'sumerjibles', 'sumergibles')).toBe(true);
  expect(mayMean('scarpe compostabili', 'compostabili', 'compostable')).toBe(true);
});

it('other texts are repaired to any word but small ones', () => {
  expect(mayMean('almonds granel', 'granel', 'gravel')).toBe(true);
  expect(mayMean('mudanza', 'mudanza', 'mwanza')).toBe(true);
  expect(mayMean('almonds thes', 'thes', 'the')).toBe(false);
});
