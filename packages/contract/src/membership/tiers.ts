/** Memberships, lowest first. A business can only upgrade to a higher one. */
export const tiers = ['standard', 'gold', 'premium', 'platinum'] as const;
export type Tier = (typeof tiers)[number];
/**
 * The memberships that a business can upgrade to.
 *
 * @example higherTiers('gold') // ['premium', 'platinum']
 */
export const higherTiers = (current: Tier = 'standard'): Tier[] => tiers.slice(tiers.indexOf(current) + 1) as Tier[];

/** Price per year in US cents, products allowed, boosts per month, support hours. */
export const plans = {
  standard: { planId: 'standard-yearly', price: 0, products: 7, boosts: 0, supportHours: 0 },
  gold: { planId: 'gold-yearly', price: 185_000, products: 20, boosts: 3, supportHours: 0 },
  premium: { planId: 'premium-yearly', price: 265_000, products: 50, boosts: 10, supportHours: 6 },
  platinum: { planId: 'platinum-yearly', price: 365_000, products: 100, boosts: 20, supportHours: 12 },
} as const satisfies Record<Tier, object>;

/**
 * Duration of a boost in days.
 *
 * @example boostDays // 3
 */
export const boostDays = 3;
