import { type Client, WbnError } from '@wbn/core';
import { toasts } from '../ui/toasts.ts';

/** A client that shows where to confirm one's identity when a call asks for it. The call fails as usual, so that its form keeps what was typed. */
export const askToConfirm = (client: Client): Client => ({
  ...client,
  call: ((...sent: Parameters<Client['call']>) =>
    client.call(...sent).catch((error: unknown) => {
      if (error instanceof WbnError && error.name === 'ConfirmationNeeded') toasts.confirm();
      throw error;
    })) as Client['call'],
});
