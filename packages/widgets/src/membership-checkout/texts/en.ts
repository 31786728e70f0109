import type { Plural } from '@wbn/contract';
import { sentences } from '@wbn/contract';
import type { PaymentTexts } from '../payment-texts.ts';

export interface CheckoutTexts {
  readonly failed: string;
  readonly retry: string;
  readonly plan: string;
  readonly tiers: Readonly<Record<'standard' | 'gold' | 'premium' | 'platinum', string>>;
  readonly verified: string;
  readonly unverified: string;
  readonly upgrade: string;
  readonly year: string;
  /** `{products}` and `{boosts}` are the two texts below. */
  readonly offer: string;
  readonly products: Plural;
  readonly boosts: Plural;
  readonly best: string;
  readonly portal: string;
  readonly login: string;
  /** Texts around paying. English ones are loaded with the form (payment-texts.ts). */
  readonly payment?: Partial<PaymentTexts>;
}

export const texts: CheckoutTexts = {
  failed: sentences.unexpectedTryAgain,
  retry: 'Try again',
  plan: 'Current plan',
  tiers: { standard: 'STANDARD', gold: 'GOLD', premium: 'PREMIUM', platinum: 'PLATINUM' },
  verified: 'Verified',
  unverified: 'Not Verified',
  upgrade: 'Upgrade your membership',
  year: 'year',
  offer: '{products}, {boosts}',
  products: { in: 'en', one: '{count} product', other: '{count} products' },
  boosts: { in: 'en', one: '{count} boost a month', other: '{count} boosts a month' },
  best: sentences.bestMembership,
  portal: 'Upgrade on the portal',
  login: 'Login',
};
