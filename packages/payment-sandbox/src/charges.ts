import { randomUUID } from 'node:crypto';
import type { Book, Charge, ChargeEvent } from './book.ts';
import type { Outcome } from './cards.ts';

/** A shop's order. */
export interface Order {
  readonly purchaseID: string;
  readonly businessID: string;
  readonly amount: number;
  readonly currency: string;
  readonly paymentMethod: string;
  readonly returnUrl: string;
  readonly customer?: string;
}

const types: Record<Charge['state'], string> = {
  requires_action: 'charge.requires_action',
  succeeded: 'charge.succeeded',
  failed: 'charge.failed',
  cancelled: 'charge.cancelled',
  refunded: 'charge.refunded',
};

const first: Record<Outcome, Pick<Charge, 'state' | 'failure'>> = {
  success: { state: 'succeeded', failure: null },
  declined: { state: 'failed', failure: 'declined' },
  error: { state: 'failed', failure: 'error' },
  secure: { state: 'requires_action', failure: null },
};

/** The life cycle of a charge. Every change is stored before it is reported. */
export function charges(book: Book, origin: string, tell: (event: ChargeEvent) => void) {
  const put = (charge: Charge): Charge => {
    book.write({ charge });
    const event = { id: `evt_${randomUUID()}`, type: types[charge.state], charge };
    book.write({ event });
    tell(event);
    return charge;
  };
  const settle = (charge: Charge, change: Partial<Charge>) => put({ ...charge, confirmationUrl: null, ...change });

  return {
    /** One charge per purchase, however often it is ordered. Null for an unknown card. */
    order(order: Order): Charge | null {
      const before = book.chargeOf(order.purchaseID);
      if (before) return before;
      const method = book.methods.get(order.paymentMethod);
      if (method === undefined) return null;
      const { purchaseID, businessID, amount, currency, returnUrl, paymentMethod } = order;
      const id = `ch_${randomUUID()}`;
      // A renewal runs without the buyer: the bank remembers its earlier confirmation.
      const outcome = method.outcome === 'secure' && order.customer ? 'success' : method.outcome;
      return put({
        id,
        purchaseID,
        businessID,
        amount,
        currency,
        ...first[outcome],
        confirmationUrl: outcome === 'secure' ? `${origin}/challenge/${id}` : null,
        customer: order.customer ?? `cus_${randomUUID()}`,
        paymentMethod,
        returnUrl,
      });
    },
    /** The buyer answered the bank. */
    confirm(charge: Charge, isYes: boolean): Charge {
      if (charge.state !== 'requires_action') return charge;
      return settle(charge, isYes ? { state: 'succeeded' } : { state: 'failed', failure: 'declined' });
    },
    cancel: (charge: Charge): Charge =>
      charge.state === 'requires_action' ? settle(charge, { state: 'cancelled' }) : charge,
    refund: (charge: Charge): Charge => (charge.state === 'succeeded' ? settle(charge, { state: 'refunded' }) : charge),
  };
}
