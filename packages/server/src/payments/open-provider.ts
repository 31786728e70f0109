import type { PaymentProvider } from './provider.ts';
import { type SandboxOptions, sandboxProvider } from './sandbox.ts';
import { type StripeOptions, stripeProvider } from './stripe.ts';

/** The payment provider. Without it purchases are off. */
export type PaymentOptions = SandboxOptions | StripeOptions;

export const openProvider = (options: PaymentOptions | undefined): PaymentProvider | null => {
  if (options === undefined) return null;
  return options.kind === 'stripe' ? stripeProvider(options) : sandboxProvider(options);
};
