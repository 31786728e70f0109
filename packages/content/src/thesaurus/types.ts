/**
 * What buyers type for each subcategory of an industry, in one language, by the subcategory's English name:
 * terms in lower case, separated by commas. A question mark after a term says that it also names other goods.
 */
export type Terms = Readonly<Record<string, string>>;
