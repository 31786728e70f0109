import * as z from 'zod/mini';
import { pathID, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const subCategory = z.strictObject({ id: z.string(), name: z.string(), order: z.number() });
export const category = z.strictObject({
  id: z.string(),
  name: z.string(),
  order: z.number(),
  subCategories: z.array(subCategory),
});
/** `key` equals `id` and `text` equals `name`: clients read both. */
export const industry = z.strictObject({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  text: z.string(),
  categories: z.array(category),
});
export type Industry = z.infer<typeof industry>;
export type Category = z.infer<typeof category>;

export const industriesShapes = {
  listIndustries: { answer: success(z.array(industry)) },
  listCategories: { params: z.strictObject({ id: pathID }), answer: success(z.array(category)) },
  industryTree: { answer: success(z.array(industry)) },
} satisfies Record<string, Shape>;
