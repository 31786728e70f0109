/** What may be reported, and whose it is. */
export interface Subject {
  readonly resourceType: 'post' | 'comment' | 'business' | 'product' | 'user';
  readonly resourceID: string;
  /** A person or a business. */
  readonly party: { readonly id: string; readonly name: string };
}
