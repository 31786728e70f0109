/** Longest texts of a product, in UTF-16 units, so that a page can check a row before sending it. */
export const productLengths = {
  name: 200,
  externalID: 120,
  keywords: 512,
  description: 10_000,
  leadTime: 60,
  specKey: 120,
  specValue: 1000,
} as const;
/** Most specifications of one product. */
export const productSpecs = 60;
