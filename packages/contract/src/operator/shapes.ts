import * as z from 'zod/mini';
import { appealedActs, appealedTypes } from '../enquiry/appeal.ts';
import { tiers } from '../membership/tiers.ts';
import { nothing, pathID, requiredText, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { day, listOf, listParts, sortBy } from './lists.ts';

export const accountStates = ['active', 'suspended', 'removed'] as const;
export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const;
export const membershipStates = ['active', 'past_due', 'replaced', 'renewed', 'cancelled', 'expired'] as const;
/** Every tier but the lowest. */
const [, ...paidTiers] = tiers;

export const foundUser = z.strictObject({
  userID: z.string(),
  name: z.string(),
  email: z.string(),
  isOperator: z.boolean(),
  state: z.enum(accountStates),
  suspendedAt: z.nullable(z.string()),
  suspensionReason: z.nullable(z.string()),
  businesses: z.number(),
  createdAt: z.string(),
});
export type FoundUser = z.infer<typeof foundUser>;

export const foundBusiness = z.strictObject({
  businessID: z.string(),
  companyName: z.string(),
  country: z.string(),
  tier: z.enum(tiers),
  verified: z.boolean(),
  state: z.enum(accountStates),
  suspendedAt: z.nullable(z.string()),
  suspensionReason: z.nullable(z.string()),
  /** The address of its first owner. */
  ownerEmail: z.nullable(z.string()),
  createdAt: z.string(),
});
export type FoundBusiness = z.infer<typeof foundBusiness>;

export const membershipItem = z.strictObject({
  membershipID: z.string(),
  businessID: z.string(),
  companyName: z.string(),
  tier: z.enum(paidTiers),
  state: z.enum(membershipStates),
  from: z.string(),
  until: z.string(),
  renews: z.boolean(),
});
export type MembershipItem = z.infer<typeof membershipItem>;

/** Settled payments of one month in UTC. Amounts in the smallest unit of the currency. */
export const revenueItem = z.strictObject({
  /** As in `2026-11`. */
  month: z.string(),
  tier: z.enum(paidTiers),
  currency: z.string(),
  payments: z.number(),
  amountCents: z.number(),
  refunds: z.number(),
  refundedCents: z.number(),
});
export type RevenueItem = z.infer<typeof revenueItem>;

/** A mail without its content, which may hold a link that logs in. */
export const mailItem = z.strictObject({
  mailID: z.number(),
  to: z.string(),
  template: z.string(),
  state: z.enum(mailStates),
  attempts: z.number(),
  /** A code such as `EENVELOPE 550`. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
});
export type MailItem = z.infer<typeof mailItem>;

export const enquiryStates = ['waiting', 'answered'] as const;

/** A help request: the form as it was sent, by the names of its fields. */
export const enquiryItem = z.strictObject({
  enquiryID: z.string(),
  fields: z.record(z.string(), z.string()),
  /** The account that was logged in; null without a login, or if the account is gone. Nobody has checked what the fields say of the sender. */
  sender: z.nullable(
    z.strictObject({ userID: z.string(), name: z.string(), email: z.string(), emailConfirmed: z.boolean() }),
  ),
  /**
   * The case that an appeal names, which anybody can name. `name` belongs to a business or product; `business` offers the product, or spoke in the post or
   * comment. `fromOwner` says whether the sender's account belongs to the business, wrote the post or comment, or is the person; missing where we do not
   * know the case.
   */
  appeal: z.optional(
    z.strictObject({
      act: z.enum(appealedActs),
      type: z.enum(appealedTypes),
      id: z.optional(z.string()),
      name: z.optional(z.string()),
      business: z.optional(z.strictObject({ businessID: z.string(), companyName: z.string() })),
      fromOwner: z.optional(z.boolean()),
    }),
  ),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The operator's name; null if nobody has answered or the account is gone. */
  answeredBy: z.nullable(z.string()),
});
export type EnquiryItem = z.infer<typeof enquiryItem>;

export const healthKeys = [
  'mailsWaiting',
  'mailsOldest',
  'mailsFailed',
  'paymentEventsWaiting',
  'verificationsWaiting',
  'reportsWaiting',
  'enquiriesWaiting',
  'verificationsOverdue',
  'alertsOverdue',
  'eventsOldest',
  'indexChanges',
  'indexDocuments',
  'databaseBytes',
  'filesBytes',
] as const;

/** One figure of the network. `isBad`: an operator should look after it. */
export const healthItem = z.strictObject({
  key: z.enum(healthKeys),
  value: z.nullable(z.number()),
  unit: z.enum(['count', 'seconds', 'bytes']),
  isBad: z.boolean(),
});
export type HealthItem = z.infer<typeof healthItem>;

const suspension = z.union([
  z.strictObject({ suspended: z.literal(true), reason: requiredText(1000), removePosts: z.optional(z.boolean()) }),
  z.strictObject({ suspended: z.literal(false) }),
]);

export const operatorShapes = {
  /** `q`: part of a name or address, or an id. */
  findUsers: {
    query: z.strictObject({
      ...listParts,
      state: z.optional(z.enum(accountStates)),
      sort: sortBy(['created', 'name', 'email']),
    }),
    answer: listOf(foundUser),
  },
  /** `q`: part of a name or of an owner's address, or an id. */
  findBusinesses: {
    query: z.strictObject({
      ...listParts,
      state: z.optional(z.enum(accountStates)),
      tier: z.optional(z.enum(tiers)),
      sort: sortBy(['created', 'name']),
    }),
    answer: listOf(foundBusiness),
  },
  /** `q`: part of a business's name, or its id. */
  listMemberships: {
    query: z.strictObject({
      ...listParts,
      state: z.optional(z.enum(membershipStates)),
      tier: z.optional(z.enum(paidTiers)),
      sort: sortBy(['from', 'until', 'name']),
    }),
    answer: listOf(membershipItem),
  },
  /** `from` and `until` are days; months are in UTC. */
  listRevenue: {
    query: z.strictObject({
      page: listParts.page,
      size: listParts.size,
      tier: z.optional(z.enum(paidTiers)),
      from: z.optional(day),
      until: z.optional(day),
      sort: sortBy(['month', 'amount']),
    }),
    answer: listOf(revenueItem),
  },
  /** `q`: part of the address or of the template's name. */
  listMails: {
    query: z.strictObject({
      ...listParts,
      state: z.optional(z.enum(mailStates)),
      sort: sortBy(['created', 'attempts']),
    }),
    answer: listOf(mailItem),
  },
  /** Those that wait, unless `state` says otherwise. `q`: part of what was written into a field. */
  listEnquiries: {
    query: z.strictObject({ ...listParts, state: z.optional(z.enum(enquiryStates)), sort: sortBy(['created']) }),
    answer: listOf(enquiryItem),
  },
  networkHealth: { answer: success(z.array(healthItem)) },
  /** The person hears of it by mail. `removePosts` also removes their posts and comments, for good. */
  suspendUser: { params: z.strictObject({ id: pathID }), body: suspension, answer: success(foundUser) },
  /** The reason stands in the audit log. */
  endUserSessions: {
    params: z.strictObject({ id: pathID }),
    body: z.strictObject({ reason: requiredText(1000) }),
    answer: success(nothing),
  },
  /** Owners and admins hear of it by mail. Posts of a business are hidden with it, and shown again with it. */
  suspendBusiness: { params: z.strictObject({ id: pathID }), body: suspension, answer: success(foundBusiness) },
  /** Tries a failed mail again, with all attempts. */
  retryMail: { params: z.strictObject({ id: pathID }), body: nothing, answer: success(mailItem) },
  answerEnquiry: { params: z.strictObject({ id: pathID }), body: nothing, answer: success(enquiryItem) },
} satisfies Record<string, Shape>;
