import { readEmailConfirmation, sendEmailConfirmation } from '@wbn/contract';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { browserPlatform, type Platform } from '../platform.ts';

export interface EmailConfirmationState {
  /** The address that must be confirmed before inquiring or inviting; undefined if nothing is missing, or not known yet. */
  readonly missing: string | undefined;
  readonly mail: 'idle' | 'sending' | 'sent' | 'failed';
}

export interface EmailConfirmation {
  get(): EmailConfirmationState;
  subscribe(listener: (state: EmailConfirmationState) => void): () => void;
  /** Checks now and until the address is confirmed, which happens in another tab or on another device. Returns a function that stops it. */
  watch(): () => void;
  /** Sends the confirmation mail again. */
  sendAgain(): Promise<void>;
}

/** Milliseconds between two checks. */
const pause = 3000;

export function createEmailConfirmation(
  client: Client,
  { after }: Pick<Platform, 'after'> = browserPlatform,
): EmailConfirmation {
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<EmailConfirmationState>(() => ({ missing: undefined, mail: 'idle' }));
  const look = async () => {
    const { data } = await client.call(readEmailConfirmation);
    setState({ missing: data.required && !data.confirmed ? data.email : undefined });
    return get().missing === undefined;
  };
  const begin = () => {
    let isOver = false;
    let forget = () => {};
    const round = async () => {
      // Ignore a failed check: the server decides when the inquiry is sent.
      const isDone = await look().catch(() => get().missing === undefined);
      if (!isOver && !isDone) forget = after(pause, round);
    };
    round();
    return () => {
      isOver = true;
      forget();
    };
  };
  let watchers = 0;
  let stop = () => {};
  return {
    get,
    subscribe,
    watch() {
      watchers += 1;
      if (watchers === 1) stop = begin();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        watchers -= 1;
        if (watchers === 0) stop();
      };
    },
    async sendAgain() {
      if (get().mail === 'sending') return;
      setState({ mail: 'sending' });
      await client.call(sendEmailConfirmation).then(
        () => setState({ mail: 'sent' }),
        () => setState({ mail: 'failed' }),
      );
    },
  };
}

const ofClients = new WeakMap<Client, EmailConfirmation>();

/**
 * The confirmation of a client, shared by all forms of a page: one call every 3 s, however many forms watch.
 *
 * @example
 * // GET user/email-confirmation answers { required: true, confirmed: false, email: 'amal@mill.example' }
 * const confirmation = emailConfirmationOf(client);
 * const stop = confirmation.watch();
 * await new Promise((changed) => confirmation.subscribe(changed));
 * confirmation.get().missing; // 'amal@mill.example'
 * stop();
 */
export function emailConfirmationOf(client: Client): EmailConfirmation {
  const confirmation = ofClients.get(client) ?? createEmailConfirmation(client);
  ofClients.set(client, confirmation);
  return confirmation;
}
