/** A resource that may be reported, and the person or business that it belongs to. */
export interface Subject {
  readonly resourceType: 'post' | 'comment' | 'business' | 'product' | 'user';
  readonly resourceID: string;
  /** A person or a business. */
  readonly party: { readonly id: string; readonly name: string };
}
