/**
 * Buyers' terms for each subcategory of an industry, in one language, by the subcategory's English name: lower case, separated by commas. A
 * question mark marks a term that also names other goods.
 */
export type Terms = Readonly<Record<string, string>>;
