import type { PartnerScope } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { base64url } from './base64url.ts';
import { begunLogins } from './begun.ts';
import { finishLogin } from './finish.ts';
import type { Handover } from './handover.ts';
import { browserLogin, type LoginPlatform } from './platform.ts';

export interface LoginOptions {
  /** Where the account site returns to; default: this page. */
  readonly continue?: string;
  readonly at?: 'login' | 'register';
  readonly mode?: 'redirect' | 'popup';
  /** `none`: no page is shown; only for sister sites, once per tab. */
  readonly prompt?: 'none';
  /** Restarts a login whose verifier was lost on the way back; only once (see `isSecondTry`). */
  readonly again?: boolean;
  /** The permission that the visitor's act on a partner's page needs: the consent page names it and marks its box. */
  readonly scope?: PartnerScope | undefined;
  readonly platform?: LoginPlatform;
}

/**
 * The account site's address with only the return address: for a plain link.
 *
 * @example accountUrl('https://accounts.example', 'register', 'https://shop.example/') // 'https://accounts.example/register?continue=https%3A%2F%2Fshop.example%2F'
 */
export const accountUrl = (accounts: string, at: 'login' | 'register', back: string): string =>
  `${accounts}/${at}?continue=${encodeURIComponent(back)}`;

const silentKey = 'wbn:silent';
const second = 'again-';

/**
 * Whether a returning login was restarted already. Without this, a browser without storage would loop for ever: it loses each verifier, and
 * the account site, where the visitor is logged in, returns at once.
 *
 * @example isSecondTry('again-s1') // true
 */
export const isSecondTry = (state = ''): boolean => state.startsWith(second);

/**
 * Sends the visitor to the account site, in this window or in a popup. Popup: resolves when the visitor is back. Redirect: resolves when
 * the page is about to unload. false: not logged in, or this tab has tried a silent login before.
 *
 * @example
 * let address = '';
 * const platform = { ...browserLogin, address: () => 'https://shop.example/', go: (url) => { address = url; } };
 * await beginLogin(client, { platform });
 * new URL(address).searchParams.get('continue'); // 'https://shop.example/'
 */
export async function beginLogin(client: Client, options: LoginOptions = {}): Promise<boolean> {
  const { platform = browserLogin, at = 'login', prompt, scope } = options;
  if (prompt) {
    if (platform.tab.get(silentKey)) return false;
    platform.tab.set(silentKey, '1');
  }
  const verifier = platform.random();
  // Browsers hash only on secure pages. Our own sites continue without; a login on a partner page would be readable by others.
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
  }${prompt ? `&prompt=${prompt}` : ''}${scope ? `&scope=${scope}` : ''}${spoken}`;
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
