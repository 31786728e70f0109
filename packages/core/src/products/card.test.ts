import { expect, it } from 'vitest';
import { mainSpecs } from './card.ts';

const spec = (value: string) => ({ key: 'Weight', value });

it('R-076 a product card shows up to four specs', () => {
  expect(mainSpecs(['1', '2', '3', '4', '5'].map(spec))).toEqual(['1', '2', '3', '4'].map(spec));
  expect(mainSpecs([spec('1')])).toEqual([spec('1')]);
  expect(mainSpecs([])).toEqual([]);
});

it('R-077 values of a product card are cut at 50 characters plus an ellipsis', () => {
  expect(mainSpecs([spec('a'.repeat(50)), spec('a'.repeat(51))])).toEqual([
    spec('a'.repeat(50)),
    spec(`${'a'.repeat(50)}…`),
  ]);
});
