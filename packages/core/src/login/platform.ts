import { browserOrigin, browserPlatform, type KeyValue, keyValue, type Origin, type Platform } from '../platform.ts';

/** Functions of the page that a login needs besides the core's. */
export interface LoginPlatform extends Platform, Origin {
  address(): string;
  go(url: string): void;
  /** Opens an empty window at once, while the click still allows it; undefined if the browser refuses. */
  popup(): { go(url: string): void } | undefined;
  close(): void;
  /** undefined on a page without https. */
  sha256(text: string): Promise<ArrayBuffer> | undefined;
  /** Storage of this tab. */
  readonly tab: KeyValue;
}

/** Tells the account site the page's origin, whatever the page's own policy of referrers: a code is only given to the page that began. */
const follow = (href: string, target: string): void =>
  Object.assign(document.createElement('a'), { href, target, referrerPolicy: 'origin' }).click();

const popupName = 'wbn-login';

/**
 * The functions of a browser's page. Tests and other shells replace some of them.
 *
 * @example
 * const hash = await browserLogin.sha256('verifier');
 * hash.byteLength; // 32
 */
export const browserLogin: LoginPlatform = {
  ...browserPlatform,
  ...browserOrigin,
  address: () => location.href,
  go: (url) => follow(url, '_self'),
  popup() {
    const opened = window.open('about:blank', popupName, 'popup,width=480,height=720');
    return opened ? { go: (url) => follow(url, popupName) } : undefined;
  },
  close: () => window.close(),
  sha256: (text) => crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text)),
  tab: keyValue(() => sessionStorage),
};
