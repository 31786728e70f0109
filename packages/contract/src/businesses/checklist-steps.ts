/** Steps until buyers find and trust a business, in the order in which they help most. */
export const checklistSteps = [
  'logo',
  'cover',
  'description',
  'contact',
  'products',
  'productPictures',
  'certificates',
  'trade',
  'terms',
  'verification',
  'members',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

/** So many published products make the step `products` done. */
export const checklistProducts = 3;
