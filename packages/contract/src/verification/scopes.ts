/** Facts that an operator checks; the mark lists the approved ones. */
export const verificationScopes = ['identity', 'address', 'registration', 'certificates', 'factory'] as const;
export type VerificationScope = (typeof verificationScopes)[number];

/** Most pieces of evidence in one request. */
export const maxEvidence = 10;

/** `in_review`: an operator has asked the business for more evidence. */
export const verificationStates = ['submitted', 'in_review', 'approved', 'rejected', 'expired', 'revoked'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** News about a verification that its business hears: decisions of operators, and the end of an approval. */
export const verificationOutcomes = ['approved', 'rejected', 'more', 'revoked', 'ending', 'expired'] as const;
export type VerificationOutcome = (typeof verificationOutcomes)[number];
