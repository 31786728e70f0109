import * as z from 'zod/mini';
import { name, requiredText } from '../primitives.ts';
import { productLengths } from './lengths.ts';
import { clearableProductFields, productFields } from './update.ts';

const clearableRowFields = clearableProductFields.filter((field) => field !== 'externalID');

/** A product of an import list. `externalID` is the owner's own code: a known code updates that product. */
export const productRow = z.extend(
  z.omit(productFields, {
    ...{ mainImage: true, images: true, photos: true, dataSheets: true, videos: true },
    externalID: true,
  }),
  {
    externalID: requiredText(productLengths.externalID),
    name: name(productLengths.name),
    /** Fields to empty. The code stays: it names the product. */
    clear: z.optional(z.array(z.enum(clearableRowFields))),
  },
);
export type ProductRow = z.infer<typeof productRow>;

/**
 * The fields of a product in a line of the bulk import that are read as in a call. The import reads ids, name, texts and specifications
 * itself, because it takes more forms of them. Pictures and data sheets come as files, which a line cannot hold.
 */
export const importedFields = z.omit(productFields, {
  ...{ mainImage: true, images: true, photos: true, dataSheets: true },
  ...{ externalID: true, description: true, keywords: true, specs: true },
});
export type ImportedFields = z.infer<typeof importedFields>;

/**
 * `PlanLimit`: the plan has no room for a new product. `ValidationError`: `fields` names the invalid fields, `field` the first of them. In a preview
 * `updated` comes with the names of the facts that would change, and `unchanged` if there are none. A stored row has the id of its product.
 */
export const productRowResult = z.strictObject({
  externalID: z.string(),
  productID: z.optional(z.string()),
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
  reason: z.optional(z.enum(['PlanLimit', 'ValidationError'])),
  field: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
  changes: z.optional(z.array(z.string())),
});
export type ProductRowResult = z.infer<typeof productRowResult>;
