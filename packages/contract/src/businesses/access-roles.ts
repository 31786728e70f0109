/** A user's role in a business: `session` of the profile answer. */
export const businessRoles = ['owner', 'admin', 'member'] as const;
export type BusinessRole = (typeof businessRoles)[number];

/** Only owner and admin manage a business. */
export const canManage = (role: BusinessRole | null | undefined): boolean => role === 'owner' || role === 'admin';
/** Owner, admin and member answer for the business: they see Requests instead of Send Request. */
export const canSpeak = (role: BusinessRole | null | undefined): boolean => canManage(role) || role === 'member';
/** Edit mode, membership and the public profile belong to the owner alone. */
export const isOwner = (role: BusinessRole | null | undefined): boolean => role === 'owner';
