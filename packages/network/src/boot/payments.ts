import { createHmac } from 'node:crypto';
import path from 'node:path';
import { type PaymentOptions, stripeForm, webhookPath } from '@wbn/server';
import type { Settings } from '../settings/settings.ts';
import { loadPaymentSandbox } from './demo-packages.ts';
import { listen } from './listen.ts';
import type { Secrets } from './secrets.ts';

/** What the API is told of who charges cards; undefined: purchases are off. */
export function paymentOptions({ payments, addresses }: Settings, secrets: Secrets): PaymentOptions | undefined {
  if (payments.kind === 'off') return undefined;
  if (payments.kind === 'stripe') return payments;
  return { kind: 'sandbox', origin: addresses.payments, publicKey: 'pk_sandbox', ...sandboxSecrets(secrets) };
}

/** The origin whose card form the portal's pages may hold; '' for none. */
export const cardForms = ({ payments, addresses }: Settings): string =>
  ({ off: '', stripe: new URL(stripeForm).origin, sandbox: addresses.payments })[payments.kind];

/** Made of another secret, so that there is none more to keep. */
function sandboxSecrets({ uploads }: Secrets) {
  const derived = (name: string) =>
    createHmac('sha256', uploads).update(`payment sandbox: ${name}`).digest('base64url');
  return { secretKey: derived('key'), webhookSecret: derived('webhooks') };
}

/** Starts the sandbox where it is wanted; answers how to end it. */
export async function startSandbox(settings: Settings, secrets: Secrets, sisters: readonly string[]) {
  if (settings.payments.kind !== 'sandbox') return async () => {};
  const { addresses, dataDir, ports } = settings;
  const { createPaymentSandbox } = await loadPaymentSandbox();
  const sandbox = createPaymentSandbox({
    origin: addresses.payments,
    shops: [addresses.portal, ...sisters],
    webhookUrl: `${addresses.api}${webhookPath}`,
    file: path.join(dataDir, 'payment-sandbox.jsonl'),
    ...sandboxSecrets(secrets),
  });
  const end = await listen(settings, ports.payments, sandbox.handler);
  return async () => {
    sandbox.close();
    await end();
  };
}
