import * as z from 'zod/mini';
import { businessCard } from '../businesses/shapes.ts';
import { pathID, queryCount, success, text, uuid } from '../primitives.ts';
import { product } from '../products/shapes.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';

export const savedTypes = ['business', 'product'] as const;
const resourceType = z.enum(savedTypes);
/** '' is the top level. */
const folder = text(textLengths.folderName);

/** `business` or `product` by type; the other one is null. */
export const savedItem = z.strictObject({
  resourceType,
  resourceID: z.string(),
  folder: z.string(),
  savedAt: z.string(),
  business: z.nullable(businessCard),
  product: z.nullable(product),
});
export type SavedItem = z.infer<typeof savedItem>;

const state = z.strictObject({ saved: z.boolean(), folder: z.string() });
const named = z.partial(z.strictObject({ resourceType, resourceID: uuid }));

export const savedShapes = {
  /** Newest first. nextID null: no further page. */
  listSaved: {
    query: z.strictObject({
      resourceType: z.optional(resourceType),
      folder: z.optional(folder),
      nextID: z.optional(text(200)),
      size: z.optional(queryCount),
    }),
    answer: success(
      z.strictObject({
        items: z.array(savedItem),
        /** The first 200 by their names. */
        folders: z.array(z.strictObject({ name: z.string(), count: z.number() })),
        nextID: z.nullable(z.string()),
      }),
    ),
  },
  checkSaved: { params: z.strictObject({ id: pathID }), answer: success(state) },
  /** Saving again with another folder moves it there. */
  saveItem: {
    body: z.strictObject({ resourceType, resourceID: uuid, folder: z.optional(folder) }),
    answer: success(state),
  },
  /** Proxies may drop the body of a DELETE, so the query accepts the same names. */
  unsaveItem: { query: named, body: z.optional(named), answer: success(state) },
} satisfies Record<string, Shape>;
