import type { Purchase } from '@wbn/contract/shapes';
import type { PaymentRow } from '@wbn/database';

/** Our payment states, as the contract names them. */
const statuses = {
  pending: 'pending',
  requires_action: 'requires_action',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const satisfies Record<PaymentRow['state'], Purchase['status']>;

type Shown = Pick<PaymentRow, 'id' | 'state' | 'tier' | 'confirmationUrl' | 'failureCode'>;

export const purchaseOf = ({ id, state, tier, confirmationUrl, failureCode }: Shown): Purchase => ({
  purchaseID: id,
  status: state === 'failed' && failureCode === 'expired' ? 'expired' : statuses[state],
  subscription: tier,
  confirmation: state === 'requires_action' && confirmationUrl !== null ? { url: confirmationUrl } : null,
});
