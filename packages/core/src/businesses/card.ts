/** `verified` stands in two places, and sometimes in one of them. */
export const isVerified = (business: { verified?: boolean; general?: { verified?: boolean } }): boolean =>
  business.verified ?? business.general?.verified ?? false;

/** `50-200`, or one number, or '' when neither is known. */
export const amount = (range: { min?: number | undefined; max?: number | undefined } | null | undefined): string =>
  [range?.min, range?.max].filter((n) => n !== undefined).join('-');
