import { expect, it } from 'vitest';
import { readAs, reasonsOf } from './reasons.ts';

it('gives a reason where the card does not show the words, and only for what the result is', () => {
  const bomba = { kind: 'sub', value: '0003.01.01', text: 'bomba', name: 'Pumps' };
  const turkish = { kind: 'country', value: 'TR', text: 'turkish', name: 'Turkey' };
  const why = (shown: string[], marks = ['sub:0003.01.01', 'country:TR']) => reasonsOf(marks, shown, [bomba, turkish]);
  expect(why(['Pump P3'])).toEqual(['bomba → Pumps', 'turkish → Turkey']);
  expect(why(['Bomba P3', 'Turkish maker'])).toEqual([]);
  expect(why(['Pump P3'], ['country:SA'])).toEqual([]);
});

it('points from the word to its meaning in the reading direction, also where both are Latin', () => {
  expect(readAs('bomba', 'Pumps', 'en')).toBe('bomba → Pumps');
  expect(readAs('bomba', 'Pumps', 'ar')).toBe('\u2068bomba\u2069 ← \u2068Pumps\u2069');
});
