import { type Environment, SettingError } from './read-setting.ts';

/** The payment provider: Stripe, the demonstration sandbox, or none (purchases are off). */
export type PaymentSettings =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'off' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly publicKey: string;
      readonly webhookSecret: string;
      readonly api: URL | undefined;
    };

const keys = [
  { name: 'STRIPE_SECRET_KEY', form: /^(sk|rk)_\w{8,}$/, example: 'sk_live_…' },
  { name: 'STRIPE_PUBLISHABLE_KEY', form: /^pk_\w{8,}$/, example: 'pk_live_…' },
  { name: 'STRIPE_WEBHOOK_SECRET', form: /^whsec_\S{8,}$/, example: 'whsec_…' },
] as const;

/**
 * Stripe if its three keys are set; otherwise the sandbox if allowed, otherwise none.
 * @throws SettingError that says what to write, without any key in it
 */
export function readPayments(env: Environment, maySandbox: boolean): PaymentSettings {
  const missing = keys.filter(({ name }) => !env[name]).map(({ name }) => name);
  if (missing.length === keys.length) return { kind: maySandbox ? 'sandbox' : 'off' };
  if (missing.length > 0) {
    throw new SettingError(
      `${missing.join(', ')} missing. Write all three STRIPE_ keys, or none to do without Stripe.`,
    );
  }
  for (const { name, form, example } of keys) {
    if (!form.test(env[name] ?? ''))
      throw new SettingError(`${name} has the wrong form. Write it as in ${name}=${example}`);
  }
  return {
    kind: 'stripe',
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publicKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    api: readApi(env),
  };
}

function readApi(env: Environment): URL | undefined {
  const text = env.STRIPE_API;
  if (text === undefined) return undefined;
  if (URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)) return new URL(text);
  throw new SettingError(
    `STRIPE_API is "${text}". Write an origin without a path, as in STRIPE_API=https://api.stripe.com.`,
  );
}
