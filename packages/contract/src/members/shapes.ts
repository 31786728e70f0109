import * as z from 'zod/mini';
import { businessRoles } from '../businesses/access-roles.ts';
import { email, nothing, pathID, picture, requiredText, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';

const role = z.enum(businessRoles);

export const member = z.strictObject({
  userID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: picture,
  role,
  since: z.string(),
});
export type Member = z.infer<typeof member>;

/** An invitation that is neither accepted, revoked nor expired. */
export const invitation = z.strictObject({
  invitationID: z.string(),
  email: z.string(),
  role,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const secondFactorDuty = z.strictObject({
  /** From when on members without two-step login may not act for the business; null if it is not required. */
  dueAt: z.nullable(z.string()),
  /** Ids of the members who have no two-step login. */
  missing: z.array(z.string()),
});
export type SecondFactorDuty = z.infer<typeof secondFactorDuty>;

const ofBusiness = z.strictObject({ id: pathID });

export const membersShapes = {
  listMembers: {
    params: ofBusiness,
    answer: success(z.strictObject({ members: z.array(member), invitations: z.array(invitation) })),
  },
  readSecondFactorDuty: { params: ofBusiness, answer: success(secondFactorDuty) },
  /** `graceDays`: until the duty begins; 7 if missing. */
  updateSecondFactorDuty: {
    params: ofBusiness,
    body: z.strictObject({ required: z.boolean(), graceDays: z.optional(z.union([z.literal(0), z.literal(7)])) }),
    answer: success(secondFactorDuty),
  },
  inviteMember: { params: ofBusiness, body: z.strictObject({ email, role }), answer: success(invitation) },
  revokeInvitation: {
    params: z.strictObject({ id: pathID, invitationID: pathID }),
    body: z.optional(nothing),
    answer: success(nothing),
  },
  /** The token of the mailed link. `inviter` is null if the account is gone. */
  readInvitation: {
    body: z.strictObject({ token: requiredText(256) }),
    answer: success(
      z.strictObject({
        businessID: z.string(),
        companyName: z.string(),
        verified: z.boolean(),
        inviter: z.nullable(z.string()),
        role,
      }),
    ),
  },
  /** The token of the mailed link. */
  acceptInvitation: {
    body: z.strictObject({ token: requiredText(256) }),
    answer: success(z.strictObject({ businessID: z.string(), role })),
  },
  changeMemberRole: {
    params: z.strictObject({ id: pathID, userID: pathID }),
    body: z.strictObject({ role }),
    answer: success(member),
  },
  /** `me` leaves the business. */
  removeMember: {
    params: z.strictObject({ id: pathID, userID: pathID }),
    body: z.optional(nothing),
    answer: success(nothing),
  },
} satisfies Record<string, Shape>;
