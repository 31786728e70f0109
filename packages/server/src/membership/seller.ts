/** The company that sells memberships, as it stands on receipts. */
export interface Seller {
  readonly name: string;
  /** Lines of its address. */
  readonly address: readonly string[];
  /** ISO code: buyers in this country pay its tax. */
  readonly country: string;
  readonly vatNumber: string;
  /** Percent that prices contain for buyers in its country. */
  readonly taxPercent: number;
}

export interface Tax {
  readonly percent: number;
  /** Contained in the amount. */
  readonly cents: number;
  /** The buyer is abroad: the recipient owes the tax. */
  readonly isReverse: boolean;
}

/**
 * The value added tax in a price.
 *
 * @example taxOf(11500, 'SA', seller) // { percent: 15, cents: 1500, isReverse: false }
 */
export function taxOf(amountCents: number, country: string, seller: Pick<Seller, 'country' | 'taxPercent'>): Tax {
  const isReverse = country !== seller.country;
  const percent = isReverse ? 0 : seller.taxPercent;
  return { percent, cents: Math.round(amountCents - amountCents / (1 + percent / 100)), isReverse };
}
