/**
 * `verified` may be in two places, sometimes in only one.
 *
 * @example isVerified({ general: { verified: true } }) // true
 */
export const isVerified = (business: { verified?: boolean; general?: { verified?: boolean } }): boolean =>
  business.verified ?? business.general?.verified ?? false;

/**
 * `50-200`, or one number, or '' if both are unknown.
 *
 * @example amount({ min: 50, max: 200 }) // '50-200'
 * @example amount({ min: 50 }) // '50'
 */
export const amount = (range: { min?: number | undefined; max?: number | undefined } | null | undefined): string =>
  [range?.min, range?.max].filter((n) => n !== undefined).join('-');
