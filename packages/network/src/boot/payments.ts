import { createHmac } from 'node:crypto';
import path from 'node:path';
import { type PaymentOptions, stripeForm, webhookPath } from '@wbn/server';
import type { Settings } from '../settings/settings.ts';
import { loadPaymentSandbox } from './demo-packages.ts';
import { listen } from './listen.ts';
import type { Secrets } from './secrets.ts';

/** The API's payment options; undefined: purchases are off. */
export function paymentOptions({ payments, addresses }: Settings, secrets: Secrets): PaymentOptions | undefined {
  if (payments.kind === 'off') return undefined;
  if (payments.kind === 'stripe') return payments;
  return { kind: 'sandbox', origin: addresses.payments, publicKey: 'pk_sandbox', ...sandboxSecrets(secrets) };
}

/** The origin whose card form the portal may frame; '' for none. */
export const cardForms = ({ payments, addresses }: Settings): string =>
  ({ off: '', stripe: new URL(stripeForm).origin, sandbox: addresses.payments })[payments.kind];

/** Derived from another secret, so that no further one must be stored. */
function sandboxSecrets({ uploads }: Secrets) {
  const derived = (name: string) =>
    createHmac('sha256', uploads).update(`payment sandbox: ${name}`).digest('base64url');
  return { secretKey: derived('key'), webhookSecret: derived('webhooks') };
}

/** Starts the sandbox if configured; returns a function that stops it. */
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
