import * as z from 'zod/mini';
import { name, nothing, partyID, pathID, picture, querySize, requiredText, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';

/** One side of a thread: a user or a business. */
export const party = z.strictObject({
  type: z.enum(['user', 'business']),
  id: z.string(),
  name: z.string(),
  photo: picture,
});
export const inquiry = z.strictObject({
  requestID: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  status: z.enum(['open', 'closed']),
  senderType: z.enum(['user', 'business']),
  from: party,
  to: party,
  unread: z.number(),
  /** The product from which the inquiry was sent, if any. `reference` is the seller's own code. */
  product: z.nullable(
    z.strictObject({ productID: z.string(), name: z.string(), picture, reference: z.nullable(z.string()) }),
  ),
  /** `from` is the side that wrote it, as in `message`. */
  lastMessage: z.nullable(z.strictObject({ content: z.string(), datetime: z.string(), from: z.enum(['S', 'R']) })),
});
export type Inquiry = z.infer<typeof inquiry>;

export const inquiriesShapes = {
  sendInquiry: {
    /** `from` is a business of the sender; missing if the sender is the user. */
    body: z.strictObject({
      to: uuid,
      from: z.optional(uuid),
      subject: name(textLengths.inquirySubject),
      message: requiredText(2000),
      /** A product of the receiver. */
      productID: z.optional(uuid),
    }),
    answer: success(z.strictObject({ requestID: z.string() })),
  },
  listInquiries: {
    /** Newest first: the 500 newest, or `limit` of them, or those after the thread `before` in this order. */
    query: z.strictObject({ ubid: partyID, before: z.optional(uuid), limit: z.optional(querySize(500)) }),
    answer: success(z.array(inquiry)),
  },
  endInquiry: {
    params: z.strictObject({ rid: pathID }),
    query: z.strictObject({ bid: z.optional(partyID) }),
    body: z.optional(nothing),
    answer: success(nothing),
  },
} satisfies Record<string, Shape>;
