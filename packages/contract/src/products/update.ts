import * as z from 'zod/mini';
import { count, name, requiredText, secureUrl, text, uploadToken } from '../primitives.ts';
import { factNames } from './facts/fields.ts';
import { factShape } from './facts/shape.ts';
import { maxDataSheets, productLengths, productSpecs } from './lengths.ts';

/** A new picture by its upload token, or an existing one by its address. */
export const productPicture = z.union([uploadToken, z.strictObject({ url: text(2048) })]);
export type ProductPicture = z.infer<typeof productPicture>;

/** A new data sheet (PDF) by its upload token, with the name that readers see, or an existing one by its address. */
export const productDataSheet = z.union([
  z.extend(uploadToken, { name: name(productLengths.dataSheet) }),
  z.strictObject({ url: text(2048) }),
]);
export type ProductDataSheet = z.infer<typeof productDataSheet>;

const pictures = z.array(productPicture).check(z.maxLength(10));

export const productStates = ['draft', 'published'] as const;

const optional = {
  /** Separated by commas. */
  keywords: text(productLengths.keywords),
  description: text(productLengths.description),
  /** Ids of the industry tree; the most specific one is enough. */
  industry: text(16),
  category: text(16),
  subCategory: text(24),
  leadTime: text(productLengths.leadTime),
  stock: count,
  ...factShape,
  specs: z
    .array(
      z.strictObject({
        key: requiredText(productLengths.specKey),
        value: requiredText(productLengths.specValue),
      }),
    )
    .check(z.maxLength(productSpecs)),
  mainImage: productPicture,
  images: pictures,
  photos: pictures,
  dataSheets: z.array(productDataSheet).check(z.maxLength(maxDataSheets)),
  videos: z.array(z.strictObject({ url: secureUrl })).check(z.maxLength(5)),
  externalID: text(productLengths.externalID),
  state: z.enum(productStates),
};

/** Fields that `clear` may empty: clients never send empty values. */
export const clearableProductFields = [
  'keywords',
  'description',
  'industry',
  'category',
  'subCategory',
  'leadTime',
  'specs',
  'mainImage',
  'images',
  'photos',
  'dataSheets',
  'videos',
  'externalID',
  ...factNames,
] as const;
export type ClearableProductField = (typeof clearableProductFields)[number];

export const productFields = z.partial(z.strictObject(optional));
export const productUpdate = z.extend(z.partial(z.strictObject({ name: name(productLengths.name), ...optional })), {
  clear: z.optional(z.array(z.enum(clearableProductFields))),
});
export type ProductUpdate = z.infer<typeof productUpdate>;
