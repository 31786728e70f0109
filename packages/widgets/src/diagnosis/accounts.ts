import type { Client } from '@wbn/core';
import type { Finding } from '../loader/api.ts';
import { failureOf, within } from './within.ts';

/** Widgets that offer a login. */
const acting = ['business-card', 'comments', 'inquiry-form', 'membership-checkout', 'message-center', 'product-page'];

/** The fault if the account site does not answer and a visitor may want to log in. */
export async function askAccounts({ options: { accounts } }: Client): Promise<readonly Finding[]> {
  if (!accounts || !document.querySelector(acting.map((name) => `wbn-${name}`).join())) return [];
  try {
    // An opaque answer shows that the server is up.
    await within(() => fetch(`${accounts}/health/live`, { mode: 'no-cors' }));
    return [];
  } catch (failed) {
    const text = `Visitors cannot log in: ${accounts} ${failureOf(failed)}. Is it up, and is it in the policy's connect-src?`;
    return [{ level: 'warning', about: 'accounts', text }];
  }
}
