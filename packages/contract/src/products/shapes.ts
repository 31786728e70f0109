import * as z from 'zod/mini';
import { businessCard } from '../businesses/shapes.ts';
import { count, name, nothing, pathID, queryCount, querySkip, success, uuid } from '../primitives.ts';
import { reactions } from '../reactions/entity.ts';
import type { Shape } from '../shape.ts';
import { factShape } from './facts/shape.ts';
import { productRow, productRowResult } from './import.ts';
import { importBatch, removeBatch } from './import-batch.ts';
import { productLengths } from './lengths.ts';
import { productFields, productStates, productUpdate } from './update.ts';

const image = z.strictObject({ url: z.string() });
/** A PDF that everybody may open who can see the product. Its size is in bytes. */
const dataSheet = z.strictObject({ url: z.string(), name: z.string(), size: z.number() });
const named = z.nullable(z.strictObject({ id: z.string(), name: z.string() }));

/** Facts that the business has not given are absent. Without a price, the price is on request. */
const factAnswer = z.partial(z.strictObject(factShape)).shape;

export const product = z.strictObject({
  productID: z.string(),
  businessID: z.string(),
  /** The owner's own code, or the id in the imported catalogue. */
  externalID: z.nullable(z.string()),
  name: z.string(),
  keywords: z.nullable(z.string()),
  description: z.nullable(z.string()),
  mainImage: z.nullable(image),
  images: z.array(image),
  photos: z.array(image),
  /** Absent without any. */
  dataSheets: z.optional(z.array(dataSheet)),
  videos: z.array(z.strictObject({ videoID: z.string(), url: z.string() })),
  industry: named,
  category: named,
  subCategory: named,
  leadTime: z.nullable(z.string()),
  /** Truthy means available. */
  stock: z.nullable(z.number()),
  specs: z.array(z.strictObject({ key: z.string(), value: z.string() })),
  ...factAnswer,
  businessProfile: businessCard,
  reactions,
});
export type Product = z.infer<typeof product>;

/** A product for its own business: drafts included. */
export const ownProduct = z.extend(product, { state: z.enum(productStates) });
export type OwnProduct = z.infer<typeof ownProduct>;

export const productsShapes = {
  readProduct: { params: z.strictObject({ id: pathID }), answer: success(product) },
  /** The only list that clients read from `body.data.data`. As in every list, long texts of products are cut (`listedProduct`). */
  productsByBusiness: {
    query: z.strictObject({ bid: uuid }),
    answer: success(z.strictObject({ data: z.array(product) })),
  },
  /** `total` is the number of products with drafts, `allowed` the plan's limit. */
  myProducts: {
    query: z.strictObject({ bid: uuid, skip: z.optional(querySkip), size: z.optional(queryCount) }),
    answer: success(z.strictObject({ products: z.array(ownProduct), total: z.number(), allowed: z.number() })),
  },
  createProduct: {
    body: z.extend(productFields, { businessID: uuid, name: name(productLengths.name) }),
    answer: success(ownProduct),
  },
  updateProduct: { params: z.strictObject({ id: pathID }), body: productUpdate, answer: success(ownProduct) },
  /**
   * Each row gets its own result, in order: a bad row does not affect the others. A preview stores nothing; `created` is the number of new
   * products in the batches of the list before this one, which will need room in the plan too.
   */
  importProducts: {
    body: z.strictObject({
      businessID: uuid,
      rows: z.array(productRow).check(z.minLength(1), z.maxLength(importBatch)),
      preview: z.optional(z.strictObject({ created: count })),
    }),
    answer: success(z.strictObject({ rows: z.array(productRowResult), total: z.number(), allowed: z.number() })),
  },
  removeProducts: {
    body: z.strictObject({
      businessID: uuid,
      productIDs: z.array(uuid).check(z.minLength(1), z.maxLength(removeBatch)),
    }),
    answer: success(z.strictObject({ removed: z.array(z.string()) })),
  },
  removeProduct: { params: z.strictObject({ id: pathID }), body: z.optional(nothing), answer: success(nothing) },
} satisfies Record<string, Shape>;
