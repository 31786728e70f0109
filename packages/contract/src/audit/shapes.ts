import * as z from 'zod/mini';
import { businessRoles } from '../businesses/access-roles.ts';
import { day, listOf, listParts, sortBy } from '../operator/lists.ts';
import { pathID, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const auditEntry = z.strictObject({
  auditID: z.number(),
  at: z.string(),
  actorID: z.nullable(z.string()),
  /** Null if nobody acted, or their account is gone. */
  actorName: z.nullable(z.string()),
  actorKind: z.string(),
  action: z.string(),
  businessID: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  resourceType: z.nullable(z.string()),
  resourceID: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The parts of an owner's log: each is the first part of an action's name, or the acts of operators. */
export const businessActKinds = [
  'member',
  'second-factor',
  'sign-in',
  'membership',
  'verification',
  'boost',
  'operator',
] as const;

/** Acts on a business as its owner reads them: without the data of operators. */
export const businessAct = z.extend(z.omit(auditEntry, { businessID: true, businessName: true, data: true }), {
  /** The browser, as in 'Firefox on Linux'; null if it is unknown. */
  device: z.nullable(z.string()),
  /** The member, or the invited address, that the act concerns. */
  about: z.nullable(z.string()),
  /** The role that a member got. */
  role: z.nullable(z.enum(businessRoles)),
});
export type BusinessAct = z.infer<typeof businessAct>;

export const auditShapes = {
  /** `q`: part of the action's name; `actor`: part of a person's name or address, or their id. */
  listAudit: {
    query: z.strictObject({
      ...listParts,
      actor: listParts.q,
      businessID: z.optional(uuid),
      from: z.optional(day),
      until: z.optional(day),
      sort: sortBy(['at']),
    }),
    answer: listOf(auditEntry),
  },
  /** Newest first. */
  businessAudit: {
    params: z.strictObject({ id: pathID }),
    query: z.strictObject({
      page: listParts.page,
      size: listParts.size,
      kind: z.optional(z.enum(businessActKinds)),
    }),
    answer: listOf(businessAct),
  },
} satisfies Record<string, Shape>;
