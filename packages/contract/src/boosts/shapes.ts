import * as z from 'zod/mini';
import { pathID, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const boost = z.strictObject({
  boostID: z.string(),
  /** Null: the business itself. */
  productID: z.nullable(z.string()),
  /** The name of the business or the product. */
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  running: z.boolean(),
  /** Impressions among results and clicks while it ran. */
  impressions: z.number(),
  clicks: z.number(),
  /** The same in an equally long period before. Null where that was not counted: boosts from before releases that keep it. */
  before: z.nullable(z.strictObject({ impressions: z.number(), clicks: z.number() })),
});
export type Boost = z.infer<typeof boost>;

const ofBusiness = z.strictObject({ id: pathID });

export const boostsShapes = {
  /** Newest first. Months are calendar months in UTC. */
  listBoosts: {
    params: ofBusiness,
    answer: success(z.strictObject({ perMonth: z.number(), remaining: z.number(), boosts: z.array(boost) })),
  },
  useBoost: {
    params: ofBusiness,
    body: z.strictObject({ productID: z.optional(uuid) }),
    answer: success(z.strictObject({ boost, remaining: z.number() })),
  },
} satisfies Record<string, Shape>;
