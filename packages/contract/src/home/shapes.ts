import * as z from 'zod/mini';
import { businessRoles } from '../businesses/access-roles.ts';
import { businessCard } from '../businesses/shapes.ts';
import { success } from '../primitives.ts';
import { product } from '../products/shapes.ts';
import type { Shape } from '../shape.ts';

const waiting = {
  /** Unread messages. */
  unread: z.number(),
  /** Connection requests to answer. */
  requests: z.number(),
};

const homeBusiness = z.strictObject({
  businessID: z.string(),
  companyName: z.string(),
  role: z.enum(businessRoles),
  ...waiting,
  /** Inquiries without an answer. */
  unanswered: z.number(),
  /** Steps of the checklist; null for members who do not manage the business. */
  steps: z.nullable(z.strictObject({ done: z.number(), all: z.number() })),
});
export type HomeBusiness = z.infer<typeof homeBusiness>;

/** `follows`, `own`: of the industry of a followed or an own business. */
export const suggestionReasons = ['follows', 'own'] as const;

const suggestion = z.strictObject({
  business: businessCard,
  reason: z.enum(suggestionReasons),
  /** The name of the business that is the reason. */
  because: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const homeShapes = {
  memberHome: {
    answer: success(
      z.strictObject({
        emailConfirmed: z.boolean(),
        own: z.strictObject(waiting),
        /** Businesses that the member belongs to, the oldest membership first. */
        businesses: z.array(homeBusiness),
        /** Open work of the operators of the network; null for other members. */
        network: z.nullable(z.strictObject({ verifications: z.number(), reports: z.number(), enquiries: z.number() })),
        /** Whether the member follows anybody. */
        follows: z.boolean(),
        /** The newest products of followed businesses. */
        products: z.array(product),
        suggestions: z.array(suggestion),
      }),
    ),
  },
} satisfies Record<string, Shape>;
export type MemberHome = z.infer<typeof homeShapes.memberHome.answer>['data'];
