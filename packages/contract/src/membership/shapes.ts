import * as z from 'zod/mini';
import { email, requiredText, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { tiers } from './tiers.ts';

/** Price in US cents a year. */
export const plan = z.strictObject({ subscription: z.enum(tiers), price: z.number(), planId: z.string() });
/** A purchase is pending until a verified webhook says otherwise; `confirmation` is where a bank asks its question. */
export const purchase = z.strictObject({
  status: z.enum(['pending', 'paid', 'failed', 'requires_action']),
  subscription: z.enum(tiers),
  confirmation: z.nullable(z.strictObject({ url: z.string() })),
});

export const membershipShapes = {
  subscriptionSetup: { answer: success(z.strictObject({ publicKey: z.string(), plans: z.array(plan) })) },
  subscribe: {
    body: z.strictObject({ paymentMethod: requiredText(200), businessID: uuid, planId: requiredText(60), email }),
    answer: success(purchase),
  },
} satisfies Record<string, Shape>;
