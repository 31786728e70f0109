import { getSession } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { begunLogins } from './begun.ts';
import type { Handover } from './handover.ts';
import { browserLogin, type LoginPlatform } from './platform.ts';
import { rememberProfileSnapshot } from './profile-snapshot.ts';

/** `dropped`: this browser did not begin that login. `declined`: the account site sent the visitor back without a code. */
export type Finished = 'done' | 'dropped' | 'declined';

/**
 * Redeems a one-time code; one that is dropped is not even sent. Throws the account site's
 * refusal (WbnError with a status) or the lost connection (status 0); the code is spent either way.
 */
export async function finishLogin(
  client: Client,
  { token, error, state = '' }: Handover,
  platform: LoginPlatform = browserLogin,
): Promise<Finished> {
  const begun = begunLogins(platform).take(state);
  if (!begun) return 'dropped';
  if (!token || error) return 'declined';
  const body = { token, codeVerifier: begun.verifier };
  // Cookies go between our own sites only; a browser drops the answer of a call that would carry them to a partner's page.
  const { data } = await client.call(getSession, { body, ...(!client.options.embedded && { credentials: 'include' }) });
  client.session?.save(data);
  if (client.session && client.options.embedded) rememberProfileSnapshot(client.session, platform.storage);
  return 'done';
}

const patience = 1000; // how long the small window waits for the page that opened it

/**
 * On a partner's page that the account site sent a visitor back to. In the small window of a popup login the code goes to the page that
 * opened it, over the origin's own channel, for a window may have lost its opener; when that page is gone, it is redeemed here.
 */
export async function returnFromLogin(
  client: Client,
  handover: Handover,
  platform: LoginPlatform = browserLogin,
): Promise<Finished | 'handed over'> {
  const { state = '' } = handover;
  if (begunLogins(platform).get(state)?.mode === 'popup') {
    const taken = await new Promise<boolean>((resolve) => {
      const channel = platform.channel('wbn:login', (message) => {
        const { state: answered, taken } = message as { state: string; taken?: true };
        if (answered === state && taken) settle(true);
      });
      const forget = platform.after(patience, () => settle(false));
      const settle = (outcome: boolean) => {
        forget();
        channel.close();
        resolve(outcome);
      };
      channel.post(handover);
    });
    if (taken) {
      platform.close();
      return 'handed over';
    }
  }
  return finishLogin(client, handover, platform);
}
