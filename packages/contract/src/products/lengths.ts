/**
 * Longest texts of a product, in UTF-16 units: the same in calls, lists, forms and the bulk import, so that a form can save what an import
 * brought. Pages check a row before they send it.
 */
export const productLengths = {
  name: 300,
  externalID: 200,
  keywords: 10_000,
  description: 50_000,
  leadTime: 60,
  /** A fact of the kind `text`. */
  fact: 200,
  specKey: 300,
  specValue: 10_000,
  /** The name of a data sheet. */
  dataSheet: 200,
} as const;
/**
 * Longest texts of a product in a list, in characters, and most keywords and specifications: a list of a hundred products stays small, however much
 * their owners wrote. `readProduct` answers all.
 */
export const listedProduct = {
  description: 600,
  keywords: 12,
  keyword: 60,
  specs: 12,
  specKey: 100,
  specValue: 120,
} as const;
/** Most specifications of one product. */
export const productSpecs = 500;
/** Most data sheets of one product. */
export const maxDataSheets = 5;
