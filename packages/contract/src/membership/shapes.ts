import * as z from 'zod/mini';
import { email, nothing, pathID, queryCount, requiredText, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { tiers } from './tiers.ts';

/** Price in US cents a year. */
export const plan = z.strictObject({ subscription: z.enum(tiers), price: z.number(), planId: z.string() });
/**
 * A purchase is `pending` until a verified webhook settles it, and `requires_action` until its buyer has answered the bank at
 * `confirmation`. `expired`: the buyer did not answer in time.
 */
export const purchase = z.strictObject({
  purchaseID: z.string(),
  status: z.enum(['pending', 'requires_action', 'paid', 'failed', 'expired', 'cancelled', 'refunded']),
  subscription: z.enum(tiers),
  confirmation: z.nullable(z.strictObject({ url: z.string() })),
});
export type Purchase = z.infer<typeof purchase>;

/** `amount` in US cents. */
export const receipt = z.strictObject({
  receiptID: z.string(),
  number: z.string(),
  subscription: z.enum(tiers),
  amount: z.number(),
  issuedAt: z.string(),
});
export type Receipt = z.infer<typeof receipt>;

export const membership = z.strictObject({
  businessID: z.string(),
  companyName: z.string(),
  subscription: z.enum(tiers),
  verified: z.boolean(),
  /** End of the paid year; null without one. */
  paidUntil: z.nullable(z.string()),
  /** Whether the next year is charged automatically to the last card. */
  renews: z.boolean(),
  /** US cents for the unused rest of the paid year: an upgrade today costs so much less (`upgradeCost`). */
  credit: z.number(),
  /** The number for value added tax on later receipts; null without one. */
  vatNumber: z.nullable(z.string()),
  /** The newest purchase in any state. */
  purchase: z.nullable(purchase),
  receipts: z.array(receipt),
});
export type Membership = z.infer<typeof membership>;

/** Numbers of all countries: letters, digits and the marks that are written between them. */
const vatNumber = z.string().check(z.trim(), z.regex(/^[A-Z0-9][A-Z0-9 ./-]{3,28}[A-Z0-9]$/i));

const ofBusiness = z.strictObject({ id: pathID });

export const membershipShapes = {
  /**
   * `publicKey` '' means that purchases are off. `form` is the address of the provider's card fields: a page to frame (sandbox) or a script
   * (Stripe).
   */
  subscriptionSetup: {
    answer: success(z.strictObject({ publicKey: z.string(), plans: z.array(plan), form: z.string() })),
  },
  subscribe: {
    /**
     * `shown`: the membership on the buyer's page, `amount`: the cents that it offered to charge. Conflict if the business has another membership by now, or the
     * upgrade costs another amount.
     */
    query: z.strictObject({ shown: z.optional(z.enum(tiers)), amount: z.optional(queryCount) }),
    body: z.strictObject({ paymentMethod: requiredText(200), businessID: uuid, planId: requiredText(60), email }),
    answer: success(purchase),
  },
  readMembership: { params: ofBusiness, answer: success(membership) },
  renewMembership: {
    params: ofBusiness,
    body: z.strictObject({ renews: z.boolean() }),
    answer: success(membership),
  },
  /** '' takes the number away. Receipts that exist keep theirs. */
  updateVatNumber: {
    params: ofBusiness,
    body: z.strictObject({ vatNumber: z.union([z.literal(''), vatNumber]) }),
    answer: success(membership),
  },
  cancelPurchase: { params: ofBusiness, body: z.optional(nothing), answer: success(membership) },
  readReceipt: {
    params: z.strictObject({ id: pathID, receiptID: pathID }),
    answer: success(z.strictObject({ name: z.string(), pdf: z.string() })),
  },
} satisfies Record<string, Shape>;
