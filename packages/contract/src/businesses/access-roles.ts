/** A user's role in a business: `session` of the profile answer. */
export const businessRoles = ['owner', 'admin', 'member'] as const;
export type BusinessRole = (typeof businessRoles)[number];

/**
 * Only owner and admin manage a business.
 *
 * @example ['owner', 'admin', 'member', null].map(canManage) // [true, true, false, false]
 */
export const canManage = (role: BusinessRole | null | undefined): boolean => role === 'owner' || role === 'admin';
/**
 * Owner, admin and member answer for the business: they see Requests instead of Send Request.
 *
 * @example ['owner', 'admin', 'member', null].map(canSpeak) // [true, true, true, false]
 */
export const canSpeak = (role: BusinessRole | null | undefined): boolean => canManage(role) || role === 'member';
/**
 * Edit mode, membership and the public profile belong to the owner alone.
 *
 * @example ['owner', 'admin', 'member', null].map(isOwner) // [true, false, false, false]
 */
export const isOwner = (role: BusinessRole | null | undefined): boolean => role === 'owner';
