import type { ReportableType } from '@wbn/contract';

/** A resource that may be reported, and the person or business that it belongs to. */
export interface Subject {
  readonly resourceType: ReportableType;
  readonly resourceID: string;
  /** A person or a business. */
  readonly party: { readonly id: string; readonly name: string };
}
