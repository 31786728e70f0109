/** Facts that an operator checks; the mark lists the approved ones. */
export const verificationScopes = ['identity', 'address', 'registration', 'certificates', 'factory'] as const;
export type VerificationScope = (typeof verificationScopes)[number];

export const verificationStates = ['submitted', 'in_review', 'approved', 'rejected', 'expired', 'revoked'] as const;
export type VerificationState = (typeof verificationStates)[number];
