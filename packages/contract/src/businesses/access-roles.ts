/** What a user is to a business: comes with the business profile answer as `session`. */
export const businessRoles = ['owner', 'admin', 'member'] as const;
export type BusinessRole = (typeof businessRoles)[number];

/** The helper check of the seeds: only owner or admin manage. */
export const canManage = (role: BusinessRole | null | undefined): boolean => role === 'owner' || role === 'admin';
/** Owner, admin and member answer for the business: they see Requests instead of Send Request. */
export const canSpeak = (role: BusinessRole | null | undefined): boolean => canManage(role) || role === 'member';
/** Edit mode, membership and the public profile are the owner's alone. */
export const isOwner = (role: BusinessRole | null | undefined): boolean => role === 'owner';
