/** What a business does until buyers find and trust it, in the order in which it helps most. */
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
