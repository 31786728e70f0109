import { plans, tiers } from '@wbn/contract';
import type { Handler } from '../handler.ts';

/** The plans for sale, with the server's prices in cents per year. */
const forSale = tiers.flatMap((tier) => {
  const { planId, price } = plans[tier];
  return price > 0 ? [{ subscription: tier, price: price as number, planId: planId as string }] : [];
});

export const subscriptionSetup: Handler<'subscriptionSetup'> = async (_input, { payments }) => ({
  publicKey: payments?.publicKey ?? '',
  plans: forSale,
  form: payments?.form ?? '',
});
