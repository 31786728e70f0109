/** The smallest charge in US cents: payment providers refuse less. */
const smallestCharge = 50;

/**
 * Cents that an upgrade costs now: the price of its year without the credit for the unused rest of what was paid before.
 *
 * @example upgradeCost(265_000, 92_500) // 172500
 */
export const upgradeCost = (price: number, credit: number): number => Math.max(price - credit, smallestCharge);
