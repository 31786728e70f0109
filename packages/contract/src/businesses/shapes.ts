import * as z from 'zod/mini';
import { maxCards } from '../limits.ts';
import { tiers } from '../membership/tiers.ts';
import { idList, partyID, partyName, pathID, requiredText, success, text, uploadToken, uuid } from '../primitives.ts';
import { pricedFacts } from '../products/facts/shape.ts';
import { reactions } from '../reactions/entity.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';
import { businessRoles } from './access-roles.ts';
import { businessTerms, certificate, contactInfo, factory, general, tradeCapabilities } from './sections.ts';
import { businessUpdate } from './update.ts';

/** How a business answers inquiries. Null where it has too few of them to say (see answers.ts). */
export const businessAnswers = z.nullable(
  z.strictObject({
    /** Percent of the inquiries that it answered. */
    rate: z.number(),
    /** Half of its first answers came within this many hours; null without an answer. */
    hours: z.nullable(z.number()),
  }),
);
export type BusinessAnswers = z.infer<typeof businessAnswers>;

/** Why a buyer may look closer: what the business makes, proves and answers. */
export const businessHighlights = z.strictObject({
  /** The newest products with a picture, at most three, with what each costs. Absent facts were not given. */
  products: z.array(z.extend(pricedFacts, { productID: z.string(), name: z.string(), picture: z.string() })),
  /** The names of the first certificates that have not expired. */
  certificates: z.array(z.string()),
  answers: businessAnswers,
});
export type BusinessHighlights = z.infer<typeof businessHighlights>;

/** The public facts of a valid verification. Evidence, note and reviewer stay private. */
export const verificationFacts = z.nullable(
  z.strictObject({
    scopes: z.array(z.string()),
    checkedAt: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
  }),
);

/** A business on a card: enough to compare at a glance. `verified` appears twice, because clients read both places. */
export const businessCard = z.strictObject({
  businessID: z.string(),
  general: z.pick(general, {
    companyName: true,
    shortDescription: true,
    profilePhoto: true,
    verified: true,
    businessType: true,
    industry: true,
    yearStablished: true,
    totalEmployees: true,
    categories: true,
  }),
  contactInfo: z.pick(contactInfo, { country: true, city: true }),
  subscription: z.enum(tiers),
  verified: z.boolean(),
  reactions,
  /** Only in results of a search and in `readBusinesses`. */
  highlights: z.optional(businessHighlights),
});
export type BusinessCard = z.infer<typeof businessCard>;

export const businessProfile = z.strictObject({
  businessID: z.string(),
  subscription: z.enum(tiers),
  verified: z.boolean(),
  createdAt: z.string(),
  /** Increased by each update: an editor sends the one that it has seen. */
  revision: z.number(),
  general,
  contactInfo,
  factory,
  tradeCapabilities,
  businessTerms,
  certificates: z.array(certificate),
  verification: verificationFacts,
  highlights: businessHighlights,
  reactions,
});
export type BusinessProfile = z.infer<typeof businessProfile>;

/** The viewer's role in the business; null for a visitor. */
export const businessSession = z.nullable(z.strictObject({ role: z.enum(businessRoles) }));
export type BusinessSession = z.infer<typeof businessSession>;

/** A card with the viewer's role. */
const businessWithRole = z.extend(businessCard, { session: businessSession });

/** A business that an operator suspended, for its members. Nothing of it is deleted, and nobody else sees it. */
export const suspendedBusiness = z.strictObject({
  businessID: z.string(),
  companyName: z.string(),
  suspendedAt: z.string(),
  /** As in the mail about it, which owners and admins get; null for plain members. */
  reason: z.nullable(z.string()),
});
export type SuspendedBusiness = z.infer<typeof suspendedBusiness>;

export const businessesShapes = {
  myBusinesses: { answer: success(z.array(businessWithRole)) },
  suspendedBusinesses: {
    /** `productID`: only the business of this product. */
    query: z.strictObject({ productID: z.optional(uuid) }),
    answer: success(z.array(suspendedBusiness)),
  },
  listBusinesses: { query: z.strictObject({ userID: partyID }), answer: success(z.array(businessCard)) },
  readBusiness: {
    params: z.strictObject({ id: pathID }),
    answer: z.extend(success(businessProfile), { session: businessSession }),
  },
  readBusinesses: {
    query: z.strictObject({ ids: idList(maxCards) }),
    answer: success(z.array(businessWithRole)),
  },
  createBusiness: {
    body: z.strictObject({
      companyName: partyName(textLengths.companyName),
      /** Each is `<industry>.<category>`; the industry is derived from them. */
      categories: z.array(text(32)).check(z.minLength(1), z.maxLength(20)),
      businessType: requiredText(2),
      country: requiredText(2),
      state: z.optional(text(16)),
      shortDescription: requiredText(textLengths.description),
      profilePhoto: z.optional(uploadToken),
      coverPhoto: z.optional(uploadToken),
      /** Ignored: categories determine the industry, and mark and membership are earned. */
      industry: z.optional(text(16)),
      verified: z.optional(z.boolean()),
      subscription: z.optional(z.enum(tiers)),
    }),
    answer: success(z.strictObject({ businessID: z.string() })),
  },
  updateBusiness: {
    params: z.strictObject({ id: pathID }),
    body: businessUpdate,
    answer: z.extend(success(businessProfile), { message: z.string() }),
  },
} satisfies Record<string, Shape>;
