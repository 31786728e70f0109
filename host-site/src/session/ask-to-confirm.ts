import type { Call } from '@wbn/contract';
import { type Client, isUnreachable, WbnError } from '@wbn/core';
import { saidByServer } from '../ui/form/said-by-server.ts';
import { toasts } from '../ui/toasts.ts';
import { type LabelledLink, needsSecondFactor } from './second-factor.ts';

/** Whether the person can end a refusal at the account site. */
const isAsked = (error: unknown): error is WbnError =>
  (error instanceof WbnError && error.name === 'ConfirmationNeeded') || needsSecondFactor(error);

/** The sentence of a failure that the client has already shown: the login is to be confirmed, or the server was not reached. */
export const saidByClient = (error: unknown): string | undefined =>
  isAsked(error) || isUnreachable(error) ? saidByServer(error) : undefined;

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
        if (isAsked(error)) toasts.confirm();
      } else if (!isOfPage(sent[0])) toasts.confirm(error.message, secondFactor(error.name));
      throw error;
    })) as Client['call'],
});
