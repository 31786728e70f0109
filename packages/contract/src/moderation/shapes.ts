import * as z from 'zod/mini';
import { party } from '../inquiries/shapes.ts';
import { listOf, listParts, sortBy } from '../operator/lists.ts';
import { nothing, partyID, pathID, requiredText, success, text, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { moderationActs, reportableTypes } from './acts.ts';
import { reportReasons } from './reasons.ts';

export { reportableTypes, reportReasons };

export const blocked = z.strictObject({ party, since: z.string() });
export type Blocked = z.infer<typeof blocked>;

const person = z.strictObject({ userID: z.string(), name: z.string() });

/** The page where visitors read it: for a comment, the page with its resource. */
const place = z.strictObject({
  type: z.enum(['post', 'business', 'product', 'user']),
  id: z.string(),
  /** For a post: its timeline. */
  timelineID: z.nullable(z.string()),
});

export const reportItem = z.strictObject({
  reportID: z.string(),
  resourceType: z.enum(reportableTypes),
  resourceID: z.string(),
  reason: z.string(),
  details: z.nullable(z.string()),
  state: z.enum(['open', 'dismissed', 'actioned']),
  createdAt: z.string(),
  handledAt: z.nullable(z.string()),
  /** Null if their account was removed. */
  reporter: z.nullable(person),
  subject: z.strictObject({
    /** The first 2,000 characters of its text when it was reported; empty if it had none. */
    excerpt: z.string(),
    /** The same of its present text, where that differs; empty if none is left. */
    present: z.optional(z.string()),
    /** False once it was removed, by any person. */
    isThere: z.boolean(),
    /** The author, or the person whom the report is about. */
    author: z.nullable(person),
    isSuspended: z.boolean(),
    place: z.nullable(place),
    /** Of a product: the business that offers it. */
    business: z.optional(z.strictObject({ businessID: z.string(), companyName: z.string() })),
    /** Of a product: the address of its main picture, while there is one. */
    picture: z.optional(z.string()),
  }),
});
export type ReportItem = z.infer<typeof reportItem>;

/** An internal note of operators, stored in the audit log. */
const note = z.optional(text(1000));

/** `businessID`: the business to protect; default: the caller. */
const block = { partyID: uuid, businessID: z.optional(uuid) };
const named = z.partial(z.strictObject(block));

export const moderationShapes = {
  /** Idempotent. */
  report: {
    body: z.strictObject({
      resourceType: z.enum(reportableTypes),
      resourceID: uuid,
      reason: z.enum(reportReasons),
      details: z.optional(requiredText(1000)),
    }),
    answer: success(nothing),
  },
  /** Newest first; by default those that wait for a decision. `q`: part of the reporter's words or name. */
  listReports: {
    query: z.strictObject({
      ...listParts,
      state: z.optional(z.enum(['open', 'done'])),
      kind: z.optional(z.enum(reportableTypes)),
      sort: sortBy(['created']),
    }),
    answer: listOf(reportItem),
  },
  /** Decides every open report of the same resource. `lift` ends the author's suspension and leaves the report as decided. */
  decideReport: {
    params: z.strictObject({ id: pathID }),
    body: z.union([
      z.strictObject({ decision: z.enum(['dismiss', 'lift']), note }),
      z.strictObject({
        decision: z.literal('act'),
        acts: z.array(z.enum(moderationActs)).check(z.minLength(1), z.maxLength(2)),
        /** The owner of what is removed, and a suspended author, read it in what tells them. */
        reason: z.optional(requiredText(1000)),
        note,
      }),
    ]),
    answer: success(reportItem),
  },
  listBlocked: { query: z.strictObject({ ubid: partyID }), answer: success(z.array(blocked)) },
  block: { body: z.strictObject(block), answer: success(nothing) },
  /** Proxies may drop the body of a DELETE, so the query accepts the same names. */
  unblock: { query: named, body: z.optional(named), answer: success(nothing) },
} satisfies Record<string, Shape>;
