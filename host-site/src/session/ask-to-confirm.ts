import type { Call } from '@wbn/contract';
import { type Client, WbnError } from '@wbn/core';
import { toasts } from '../ui/toasts.ts';
import { type LabelledLink, needsSecondFactor } from './second-factor.ts';

/** The sentence of a refusal that the person can end at the account site; undefined for any other error. */
export const confirmationOf = (error: unknown): string | undefined =>
  (error instanceof WbnError && error.name === 'ConfirmationNeeded') || needsSecondFactor(error)
    ? error.message
    : undefined;

/** Pages of the console and of operators load with these calls, and show the refusal themselves. */
const isOfPage = ({ access, method }: Call): boolean =>
  method === 'GET' && ['businessManager', 'businessOwner', 'operator'].includes(access);

/**
 * A client that shows where to confirm one's identity, or to set up two-step login, when a call asks for it. The call fails as usual, so
 * that its form keeps what was typed.
 */
export const askToConfirm = (client: Client, secondFactor: (refusal: string) => LabelledLink): Client => ({
  ...client,
  call: ((...sent: Parameters<Client['call']>) =>
    client.call(...sent).catch((error: unknown) => {
      if (!needsSecondFactor(error)) {
        if (confirmationOf(error) !== undefined) toasts.confirm();
      } else if (!isOfPage(sent[0])) toasts.confirm(error.message, secondFactor(error.name));
      throw error;
    })) as Client['call'],
});
