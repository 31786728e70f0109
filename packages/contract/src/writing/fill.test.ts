import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts values into a text, and leaves other braces and inherited names alone', () => {
  expect(fill('{a} and {b}, {c}, {toString}', { a: 1, b: '{a}' })).toBe('1 and {a}, {c}, {toString}');
});

it('takes the form that the language has for a number', () => {
  const days = {
    in: 'ar',
    by: 'days',
    zero: 'zero',
    one: 'one',
    two: 'two',
    few: '{days} few',
    many: 'many',
    other: '{days} other',
  };
  const forms = [0, 1, 2, 3, 11, 100, 103].map((number) => fill(days, { days: number }));
  expect(forms).toEqual(['zero', 'one', 'two', '3 few', 'many', '100 other', '103 few']);
  expect([0, 1, 2].map((count) => fill({ in: 'en', one: 'photo', other: 'photos' }, { count }))).toEqual([
    'photos',
    'photo',
    'photos',
  ]);
  expect(fill({ in: 'zh', other: '{count} 张照片' }, { count: 1 })).toBe('1 张照片');
});

it('counts a number that came as text', () => {
  expect(fill({ in: 'en', one: 'one', other: 'other' }, { count: '1' })).toBe('one');
});
