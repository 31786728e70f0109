/** What a right result is, beside its subcategory. All that is given must hold. */
export interface Facts {
  /** Of which kind the results are; products where it is left out. */
  readonly kind?: 'product' | 'business';
  /** Code of the country, as `SA`; several with a bar between them. */
  readonly country?: string;
  readonly city?: string;
  /** Codes of business types, as `DI|WS`. */
  readonly type?: string;
  /** The beginning of a certificate's name; several with a bar between them. */
  readonly certificate?: string;
  /** Words that the company's name contains. */
  readonly company?: string;
  /** A size or code that the product's name or its specifications contain. */
  readonly spec?: string;
}

/** What a buyer types, the subcategories that are right (a bar between them; none where any is) and the facts that must hold. */
export type JudgedQuery = readonly [text: string, subCategories: string, facts?: Facts];
