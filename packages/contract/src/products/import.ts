import * as z from 'zod/mini';
import { name, requiredText } from '../primitives.ts';
import { productLengths } from './lengths.ts';
import { productFields } from './update.ts';

/** A product of an import list. `externalID` is the owner's own code: a known code updates that product. */
export const productRow = z.extend(
  z.omit(productFields, { mainImage: true, images: true, photos: true, videos: true, externalID: true }),
  { externalID: requiredText(productLengths.externalID), name: name(productLengths.name) },
);
export type ProductRow = z.infer<typeof productRow>;

/** `PlanLimit`: the plan has no room for a new product. `ValidationError`: `field` names the invalid field. */
export const productRowResult = z.strictObject({
  externalID: z.string(),
  outcome: z.enum(['created', 'updated', 'refused']),
  reason: z.optional(z.enum(['PlanLimit', 'ValidationError'])),
  field: z.optional(z.string()),
});
export type ProductRowResult = z.infer<typeof productRowResult>;
