import { getSession } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { begunLogins } from './begun.ts';
import type { Handover } from './handover.ts';
import { browserLogin, type LoginPlatform } from './platform.ts';
import { rememberProfileSnapshot } from './profile-snapshot.ts';

/** `dropped`: another browser began that login. `declined`: the account site returned without a code. */
export type Finished = 'done' | 'dropped' | 'declined';

/**
 * Redeems a one-time code; a dropped one is not sent. Throws the account site's refusal (WbnError with a status) or the connection error
 * (status 0); the code is used up in both cases.
 *
 * @example await finishLogin(client, { token: 'c1', state: 'of another browser' }) // 'dropped'
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
  const { session, options } = client;
  if (options.embedded && session?.redeem) await session.redeem(body);
  else {
    // Cookies are sent only between our own sites; a browser hides the answer of such a call from a partner page.
    const { data } = await client.call(getSession, { body, ...(!options.embedded && { credentials: 'include' }) });
    session?.save(data);
  }
  if (session && options.embedded) rememberProfileSnapshot(session, platform.storage);
  return 'done';
}

const patience = 1000; // milliseconds that the popup waits for the opening page

/**
 * Runs on a partner page after the return from the account site. The code goes to the page that opened this window over a channel of the
 * origin, because the window has lost its opener; without that page it is redeemed here. A login that this browser's storage does not know
 * is offered too: where storage is refused, only the page that began it remembers it.
 *
 * @example await returnFromLogin(client, { token: 'c1', state: 'of another browser' }) // 'dropped'
 */
export async function returnFromLogin(
  client: Client,
  handover: Handover,
  platform: LoginPlatform = browserLogin,
): Promise<Finished | 'handed over'> {
  const { state = '' } = handover;
  if (begunLogins(platform).get(state)?.mode !== 'redirect') {
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
