/** The fields of a product that the form shows. */
export interface InquiredProduct {
  readonly productID: string;
  readonly businessID: string;
  readonly name: string;
  readonly externalID?: string | null;
  readonly mainImage?: { readonly url: string } | null;
}

/** The fields of a business that the form shows. */
export interface Receiver {
  readonly businessID?: string;
  readonly general?: { readonly companyName?: string } | null;
  /** The inquired product; only a product of the receiver is shown and sent. */
  readonly product?: InquiredProduct | undefined;
}
