/** Conditions of a correct result besides its subcategory. All given ones must hold. */
export interface Facts {
  /** The kind of results; default products. */
  readonly kind?: 'product' | 'business';
  /** Country code, e.g. `SA`; several separated by a bar. */
  readonly country?: string;
  /** Code of a country that is not wanted. */
  readonly notCountry?: string;
  readonly city?: string;
  /** Codes of business types, e.g. `DI|WS`. */
  readonly type?: string;
  /** The beginning of a certificate's name; several separated by a bar. */
  readonly certificate?: string;
  /** Words that the company's name contains. */
  readonly company?: string;
  /** A word that they do not contain, unless they say to be without it. */
  readonly lacks?: string;
  /** A size or code that the product's name or its specifications contain. */
  readonly spec?: string;
}

/** A buyer's query, the correct subcategories (separated by a bar; empty for any), and the conditions. */
export type JudgedQuery = readonly [text: string, subCategories: string, facts?: Facts];
