import { type Client, WbnError } from '@wbn/core';
import { toasts } from '../ui/toasts.ts';

/** The sentence of a refusal that asks to confirm one's identity; undefined for any other error. */
export const confirmationOf = (error: unknown): string | undefined =>
  error instanceof WbnError && error.name === 'ConfirmationNeeded' ? error.message : undefined;

/** A client that shows where to confirm one's identity when a call asks for it. The call fails as usual, so that its form keeps what was typed. */
export const askToConfirm = (client: Client): Client => ({
  ...client,
  call: ((...sent: Parameters<Client['call']>) =>
    client.call(...sent).catch((error: unknown) => {
      if (confirmationOf(error) !== undefined) toasts.confirm();
      throw error;
    })) as Client['call'],
});
