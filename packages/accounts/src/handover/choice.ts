import type { PartnerScope } from '@wbn/contract';

/** The scopes and businesses that a person allows a partner's origin. `read` is in every consent. */
export interface Choice {
  readonly scopes: readonly PartnerScope[];
  readonly businessIDs: readonly string[];
}
