import { cancelPurchase, plans, readMembership, subscribe, type Tier } from '@wbn/contract';
import type { Membership, Purchase } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { createIntent } from '../api/intent.ts';
import { browserPlatform, type KeyValue, keyValue, type Platform } from '../platform.ts';

/** The result of the provider's card form: a token, an error, or neither if the form did not answer. */
export interface CardEntry {
  readonly method?: string;
  readonly fault?: string;
}

export interface CheckoutState {
  readonly membership: Membership;
  /**
   * `overtaken`: the membership changed elsewhere, and nothing was charged here. `repriced`: nor here, since the credit for the paid
   * rest of the year has changed, and with it the amount. `confirming`: charged, or just back from the bank, and waiting for the webhook.
   * `bank`: the bank waits for the buyer. `late`: it takes unusually long.
   */
  readonly phase: 'idle' | 'paying' | 'confirming' | 'late' | 'bank' | 'declined' | 'failed' | 'overtaken' | 'repriced';
  /** A purchase of this tab was paid; reported once. */
  readonly done: boolean;
}

/** The result of a click. `leave`: the page goes to the bank. `paid`: reload the page. `unconfirmed`: the buyer must first confirm that it is them. */
export type CheckoutOutcome =
  | { readonly state: 'paid' | 'declined' | 'failed' | 'busy' | 'late' | 'overtaken' | 'repriced' }
  | { readonly state: 'fault' | 'unconfirmed'; readonly message: string }
  | { readonly state: 'leave'; readonly url: string };

export interface CheckoutOptions {
  readonly membership: Membership;
  readonly storage?: KeyValue;
  readonly platform?: Pick<Platform, 'after' | 'random'>;
}

export interface Checkout {
  get(): CheckoutState;
  subscribe(listener: (state: CheckoutState) => void): () => void;
  /** Resumes a purchase from before the page was loaded. Returns like `pay`; undefined if there was none. */
  resume(): Promise<CheckoutOutcome | undefined>;
  /**
   * Submits the card form, then calls the server. Retrying the same card after a failure does not buy twice. Nothing is charged but `amount`
   * cents, if they are given.
   */
  pay(tier: Tier, email: string, enter: () => Promise<CardEntry>, amount?: number): Promise<CheckoutOutcome>;
  /** Checks whether the membership changed elsewhere or the bank has answered; for a page that becomes visible again. Returns like `resume`. */
  refresh(): Promise<CheckoutOutcome | undefined>;
  /** Cancels a purchase that waits for the bank. If it was paid meanwhile, returns like `resume`. Throws WbnError. */
  giveUp(): Promise<CheckoutOutcome | undefined>;
}

/** In the tab's storage: a purchase whose result is reported after the reload. */
const begun = 'wbn:purchase';
/** Milliseconds between two checks; after the last one the wait ends. */
const looks = [300, 500, 700, 1000, 1000, 1500, 2000, 2000, 3000, 3000, 5000, 5000, 5000, 10_000, 10_000];
/** Checks without a word of the bank: five seconds. After them a buyer who came back without an answer is led to the bank again. */
const looksBeforeBank = 6;

/**
 * The purchase of a membership for a business.
 *
 * @example
 * // POST subscription/subscribe answers { purchaseID: 'x-1', status: 'paid' }
 * const checkout = createCheckout(client, { membership: { businessID: 'b-1', subscription: 'standard', purchase: null } });
 * const enterCard = async () => ({ method: 'pm_1' });
 * await checkout.pay('gold', 'amal@mill.example', enterCard); // { state: 'paid' }
 */
export function createCheckout(client: Client, options: CheckoutOptions): Checkout {
  const { membership, storage = keyValue(() => sessionStorage), platform = browserPlatform } = options;
  const businessID = membership.businessID;
  const isOwnPurchase = ({ purchaseID }: Purchase) => storage.get(begun) === purchaseID;
  const wasPaid = membership.purchase?.status === 'paid' && isOwnPurchase(membership.purchase);
  if (wasPaid) storage.set(begun, undefined);
  const {
    getState: get,
    setState,
    subscribe: listen,
  } = createStore<CheckoutState>(() => ({
    membership,
    phase: membership.purchase?.status === 'requires_action' ? 'bank' : 'idle',
    done: wasPaid,
  }));
  const intent = createIntent(platform);

  const look = async (): Promise<Purchase | null> => {
    const { data } = await client.call(readMembership, { params: { id: businessID } });
    setState({ membership: data });
    return data.purchase;
  };
  const pause = (ms: number) => new Promise<void>((done) => platform.after(ms, done));

  /** The phase for a purchase's state. */
  const follow = async (first: Purchase): Promise<CheckoutOutcome> => {
    let purchase: Purchase | null = first;
    setState({ phase: 'confirming' });
    for (const ms of looks) {
      if (purchase?.status !== 'pending') break;
      await pause(ms);
      // A failed check changes nothing.
      purchase = await look().catch(() => purchase);
    }
    if (purchase?.status === 'requires_action' && purchase.confirmation) {
      setState({ phase: 'bank' });
      return { state: 'leave', url: purchase.confirmation.url };
    }
    const { status } = purchase ?? {};
    const state = status === 'paid' ? status : status === 'pending' ? 'late' : 'declined';
    if (state === 'declined') storage.set(begun, undefined);
    // After a payment the page stays unchanged until it is reloaded.
    if (state !== 'paid') setState({ phase: state });
    return { state };
  };

  /** The bank has answered, or the purchase was cancelled elsewhere. */
  const leaveBank = (purchase: Purchase | null): Promise<CheckoutOutcome> | undefined => {
    if (purchase && purchase.status !== 'cancelled') return follow(purchase);
    setState({ phase: 'idle' });
    return undefined;
  };

  /** Checks until the bank's answer is here: a buyer is often back before the provider's webhook is. Another act of the buyer ends it. */
  const awaitBank = async (): Promise<CheckoutOutcome | undefined> => {
    let shown = get().phase;
    for (const [index, ms] of looks.entries()) {
      await pause(ms);
      // A failed check changes nothing.
      const purchase = get().phase === shown ? await look().catch(() => get().membership.purchase) : null;
      if (get().phase !== shown) return undefined;
      if (purchase?.status !== 'requires_action') return leaveBank(purchase);
      if (index < looksBeforeBank) continue;
      shown = 'bank';
      setState({ phase: shown });
    }
    return undefined;
  };

  return {
    get,
    subscribe: listen,
    async resume() {
      const { purchase } = membership;
      if (!purchase) return undefined;
      if (purchase.status === 'pending') return follow(purchase);
      if (purchase.status === 'requires_action') {
        if (isOwnPurchase(purchase)) setState({ phase: 'confirming' });
        return awaitBank();
      }
      if (purchase.status === 'paid' || !isOwnPurchase(purchase)) return undefined;
      storage.set(begun, undefined);
      setState({ phase: 'declined' });
      return { state: 'declined' };
    },
    async pay(tier, email, enter, amount) {
      if (get().phase === 'paying' || get().phase === 'confirming') return { state: 'busy' };
      const { credit, subscription: shown } = get().membership;
      setState({ phase: 'paying' });
      const { method, fault } = await enter();
      if (fault !== undefined) {
        setState({ phase: 'idle' });
        return { state: 'fault', message: fault };
      }
      try {
        if (!method) throw new Error('The card form did not answer.');
        const body = { paymentMethod: method, businessID, planId: plans[tier].planId, email };
        // An API of the release before gives no credit and knows no amount.
        const order = { body, query: { shown, ...(credit !== undefined && { amount }) } };
        const { data } = await intent(JSON.stringify(order), (idempotencyKey) =>
          client.call(subscribe, { ...order, idempotencyKey }),
        );
        storage.set(begun, data.purchaseID);
        return await follow(data);
      } catch (error) {
        const { name, message } = error as Error;
        if (name === 'ConfirmationNeeded') {
          setState({ phase: 'idle' });
          return { state: 'unconfirmed', message };
        }
        const state = name === 'CardDeclined' ? 'declined' : 'failed';
        // Another tab may have bought meanwhile.
        const now = await look().catch(() => null);
        if (now?.status === 'pending') return follow(now);
        if (get().membership.subscription !== shown) {
          setState({ phase: 'overtaken' });
          return { state: 'overtaken' };
        }
        if (name === 'Conflict' && get().membership.credit !== credit) {
          setState({ phase: 'repriced' });
          return { state: 'repriced' };
        }
        setState({ phase: now?.status === 'requires_action' ? 'bank' : state });
        client.options.hooks?.onError?.(error);
        return { state };
      }
    },
    async refresh() {
      const { membership: before, phase } = get();
      if (phase === 'paying' || phase === 'confirming') return undefined;
      // A failed check changes nothing.
      const purchase = await look().catch(() => before.purchase);
      if (get().phase !== phase) return undefined;
      const isWaiting = purchase?.status === 'requires_action' || purchase?.status === 'pending';
      if (phase === 'bank' || phase === 'late') return isWaiting ? undefined : leaveBank(purchase);
      if (get().membership.subscription !== before.subscription) setState({ phase: 'overtaken' });
      return undefined;
    },
    async giveUp() {
      try {
        const { data } = await client.call(cancelPurchase, { params: { id: businessID } });
        setState({ membership: data });
      } catch (error) {
        // Nothing is left to cancel: the bank has answered.
        if ((error as Error).name !== 'Conflict') throw error;
      }
      const { purchase } = get().membership;
      if (purchase?.status === 'requires_action') {
        // It was charged meanwhile, and the webhook is on its way.
        setState({ phase: 'confirming' });
        return awaitBank();
      }
      if (!purchase || purchase.status === 'cancelled') storage.set(begun, undefined);
      return leaveBank(purchase);
    },
  };
}
