import * as z from 'zod/mini';
import { party } from '../inquiries/shapes.ts';
import { nothing, partyID, requiredText, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const reportableTypes = ['post', 'comment', 'business', 'product', 'user', 'message', 'inquiry'] as const;
export const reportReasons = ['spam', 'fraud', 'abuse', 'copyright', 'other'] as const;

export const blocked = z.strictObject({ party, since: z.string() });
export type Blocked = z.infer<typeof blocked>;

/** `businessID`: the business that is to be left alone; without one, the person who asks. */
const block = { partyID: uuid, businessID: z.optional(uuid) };
const named = z.partial(z.strictObject(block));

export const moderationShapes = {
  /** Reporting twice is reporting once. */
  report: {
    body: z.strictObject({
      resourceType: z.enum(reportableTypes),
      resourceID: uuid,
      reason: z.enum(reportReasons),
      details: z.optional(requiredText(1000)),
    }),
    answer: success(nothing),
  },
  listBlocked: { query: z.strictObject({ ubid: partyID }), answer: success(z.array(blocked)) },
  block: { body: z.strictObject(block), answer: success(nothing) },
  /** Proxies may drop the body of a DELETE: the same names are accepted in the query. */
  unblock: { query: named, body: z.optional(named), answer: success(nothing) },
} satisfies Record<string, Shape>;
