import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Industry, industry } from './shapes.ts';

const sample: Industry = {
  id: '0002',
  key: '0002',
  name: 'Electronics & IT',
  text: 'Electronics & IT',
  categories: [{ id: '1', name: 'Cables', order: 1, subCategories: [{ id: '1.1', name: 'Fibre', order: 1 }] }],
};

it('R-374 an industry has id, key, text and categories, whose subcategories have names', () => {
  expect(z.safeParse(industry, sample).success).toBe(true);
  for (const field of ['id', 'key', 'text', 'categories']) {
    expect(z.safeParse(industry, { ...sample, [field]: undefined }).success, field).toBe(false);
  }
  const unnamed = { ...sample, categories: [{ ...sample.categories[0], subCategories: [{ id: '1.1', order: 1 }] }] };
  expect(z.safeParse(industry, unnamed).success).toBe(false);
});
