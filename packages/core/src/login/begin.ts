import type { Client } from '../api/client.ts';
import { begunLogins } from './begun.ts';
import { finishLogin } from './finish.ts';
import type { Handover } from './handover.ts';
import { browserLogin, type LoginPlatform } from './platform.ts';

export interface LoginOptions {
  /** Where the account site sends the visitor back to; this page unless told. */
  readonly continue?: string;
  readonly at?: 'login' | 'register';
  readonly mode?: 'redirect' | 'popup';
  /** `none`: no page is shown; only sister sites may ask so, once in a tab's life. */
  readonly prompt?: 'none';
  /** The login begins anew because its proof was not found on the way back: it does so once (see `isSecondTry`). */
  readonly again?: boolean;
  readonly platform?: LoginPlatform;
}

/** The account site's address with the way back, and nothing else: for a plain link (R-045). */
export const accountUrl = (accounts: string, at: 'login' | 'register', back: string): string =>
  `${accounts}/${at}?continue=${encodeURIComponent(back)}`;

const silentKey = 'wbn:silent';
const second = 'again-';

/**
 * Whether a login comes back that had begun anew already. A browser that keeps nothing would else go round for ever: it forgets each proof
 * on the way, and the account site, where the visitor is logged in, sends them straight back.
 */
export const isSecondTry = (state = ''): boolean => state.startsWith(second);

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Sends the visitor to the account site, in this window or in a small one. Popup: done when the visitor is back. Redirect: done when the
 * page is about to leave. false: nobody was logged in, or a silent login was tried in this tab before.
 */
export async function beginLogin(client: Client, options: LoginOptions = {}): Promise<boolean> {
  const { platform = browserLogin, at = 'login', prompt } = options;
  if (prompt) {
    if (platform.tab.get(silentKey)) return false;
    platform.tab.set(silentKey, '1');
  }
  const verifier = platform.random();
  // Browsers hash on secure pages only. A site of ours does without; nobody may log in on a partner's page that others can read along.
  const hash = platform.sha256(verifier);
  if (!hash && client.options.embedded) throw new Error('A login needs a page with https.');
  const popup = options.mode === 'popup' ? platform.popup() : undefined;
  const state = (options.again ? second : '') + platform.random();
  begunLogins(platform).add(state, { verifier, mode: popup ? 'popup' : 'redirect', at: platform.now() });
  const { locale } = client.options;
  const spoken = locale && locale !== 'en' ? `&lang=${locale}` : '';
  const back = options.continue ?? platform.address();
  const url = `${accountUrl(client.options.accounts, at, back)}&state=${state}${
    hash ? `&code_challenge=${base64url(await hash)}` : ''
  }${prompt ? `&prompt=${prompt}` : ''}${spoken}`;
  if (!popup) {
    platform.go(url);
    return true;
  }
  return new Promise((resolve, reject) => {
    const channel = platform.channel('wbn:login', (message) => {
      const { state: answered, token, error } = message as Handover;
      if (answered !== state || !(token || error)) return;
      channel.post({ state, taken: true });
      channel.close();
      finishLogin(client, { token, error, state }, platform).then((outcome) => resolve(outcome === 'done'), reject);
    });
    popup.go(url);
  });
}
